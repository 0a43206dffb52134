/** A proper name: the same in every language. */
export const title = 'Kabale und Hiebe'
