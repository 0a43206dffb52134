/** A proper name: the same in every language. */
export const title = 'Catan'
/** Where it stands in lists of games. */
export const place = 2
