/** Files leave the page. */

export function save(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
