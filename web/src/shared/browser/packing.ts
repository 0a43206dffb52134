/** Text made small enough for a link: deflated, then in the letters that a link may hold. */

export async function pack(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text again; null where the link was cut short, or never was one. More than `most` bytes are not unpacked. */
export async function unpack(packed: string, most: number): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new Blob([bytes]), new DecompressionStream('deflate-raw'), most),
    )
  } catch {
    return null
  }
}

async function through(
  blob: Blob,
  way: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = blob.stream().pipeThrough(way).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > most) {
      await reader.cancel()
      throw new RangeError('It is too long.')
    }
    parts.push(next.value as Uint8Array<ArrayBuffer>)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
