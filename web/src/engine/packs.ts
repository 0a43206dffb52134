/** The files of the engine: fetched with progress in bytes, unpacked here, whatever the host can do. */

import { XzReadableStream } from 'xz-decompress'
import { Failure } from './messages.ts'

/** By path. */
export type Files = Map<string, Uint8Array<ArrayBuffer>>

interface Pack {
  name: string
  file: string
  size: number
}

export interface Packs {
  version: string
  /** A pack, while it comes or when it is there; a call after a failure tries again. */
  files(name: string): Promise<Files>
}

/** Look up what there is. `told` hears how many of all bytes have come. */
export async function findPacks(folder: string, told: (loaded: number, total: number) => void): Promise<Packs> {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  const listed = (await (await fetched(`${base}engine.json`)).json()) as { version: string; packs: Pack[] }
  const total = listed.packs.reduce((sum, pack) => sum + pack.size, 0)
  const loaded = new Map<string, number>()
  const coming = new Map<string, Promise<Files>>()

  async function load(name: string): Promise<Files> {
    const pack = listed.packs.find((each) => each.name === name)
    if (!pack) throw new Failure('broken', `engine.json names no ${name}`)
    loaded.set(name, 0)
    const answer = await fetched(base + pack.file)
    if (!answer.body) throw new Failure('fetch', `${pack.file} is empty`)
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded.set(name, loaded.get(name)! + chunk.byteLength)
        told(
          [...loaded.values()].reduce((sum, each) => sum + each, 0),
          total,
        )
        controller.enqueue(chunk)
      },
    })
    try {
      const plain = new Response(new XzReadableStream(answer.body.pipeThrough(counted)))
      return split(await plain.arrayBuffer())
    } catch (error) {
      throw loaded.get(name)! < pack.size ? new Failure('fetch', error) : new Failure('broken', error)
    }
  }

  return {
    version: listed.version,
    files(name) {
      let files = coming.get(name)
      if (!files) {
        files = load(name)
        coming.set(name, files)
        files.catch(() => coming.delete(name))
      }
      return files
    },
  }
}

async function fetched(address: string): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(address)
  } catch (error) {
    throw new Failure('fetch', error)
  }
  if (!answer.ok) throw new Failure('fetch', `${address} answers ${answer.status}`)
  return answer
}

/** A pack is a line of JSON, paths and sizes, and then the files one after the other. */
export function split(pack: ArrayBuffer): Files {
  const bytes = new Uint8Array(pack)
  const end = bytes.indexOf(10)
  const listed = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as [string, number][]
  const files: Files = new Map()
  let at = end + 1
  for (const [path, size] of listed) {
    files.set(path, bytes.slice(at, at + size))
    at += size
  }
  return files
}

/** The file of the weights: its two halves lie apart, so that they could be packed. */
export function joined(halves: Files): Uint8Array {
  const [head, upper, lower] = ['head', 'upper', 'lower'].map((name) => halves.get(name)!)
  const whole = new Uint8Array(head!.length + 2 * lower!.length)
  whole.set(head!)
  let at = head!.length
  for (let number = 0; number < lower!.length; number++) {
    whole[at++] = lower![number]!
    whole[at++] = upper![number]!
  }
  return whole
}
