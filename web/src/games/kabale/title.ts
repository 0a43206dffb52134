/** A proper name: the same in every language. */
export const title = 'Kabale und Hiebe'
/** Where it stands in lists of games. */
export const place = 1
