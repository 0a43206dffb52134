/** Where the pages that teach a game are. The lab has a short address, to be sent to friends. */

export function pageAddress(game: string, page: string): string {
  return page === 'lab' ? '/lab' : `/learn/${game}/${page}`
}
