/** What a device keeps: texts in IndexedDB, written all or nothing. Answers are JSON, for Python. */

import { Failure, type TroubleReason } from './messages.ts'

const NAME = 'hofnarr'
const FORMAT = 1
const DRAWERS = ['tables', 'entries', 'keys', 'records']

type Change = [drawer: string, address: IDBValidKey, text: string | null]

export interface Journal {
  all(drawer: string): Promise<string>
  entries(table: string): Promise<string>
  record(table: string): Promise<string>
  write(changes: string): Promise<void>
}

export async function openJournal(trouble: (reason: TroubleReason) => void): Promise<Journal> {
  let database = await opened()

  /** Browsers lose a database now and then (a phone wakes up): it is opened again, once. */
  async function tried<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (isFull(error)) {
        trouble('storage-full')
        throw error
      }
      try {
        database.close()
        database = await opened()
        return await work()
      } catch (again) {
        trouble(isFull(again) ? 'storage-full' : 'storage-lost')
        throw again
      }
    }
  }

  const reading = (drawer: string) => database.transaction(drawer, 'readonly').objectStore(drawer)

  return {
    all: (drawer) =>
      tried(async () => {
        const store = reading(drawer)
        const [keys, texts] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
        return JSON.stringify(keys.map((key, number) => [key, texts[number]]))
      }),
    entries: (table) =>
      tried(async () => {
        const store = reading('entries')
        const range = IDBKeyRange.bound([table], [table, []])
        const [keys, texts] = await Promise.all([result(store.getAllKeys(range)), result(store.getAll(range))])
        return JSON.stringify(keys.map((key, number) => [(key as [string, number])[1], texts[number]]))
      }),
    record: (table) => tried(async () => JSON.stringify((await result(reading('records').get(table))) ?? null)),
    write: (changes) => tried(() => written(database, JSON.parse(changes) as Change[])),
  }
}

function written(database: IDBDatabase, changes: Change[]): Promise<void> {
  return new Promise((done, failed) => {
    const drawers = [...new Set(changes.map(([drawer]) => drawer))]
    // Strict: a move that was acknowledged outlives a loss of power, as on a server.
    const transaction = database.transaction(drawers, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => done()
    transaction.onabort = () => failed(transaction.error)
    for (const [drawer, address, text] of changes) {
      const store = transaction.objectStore(drawer)
      if (text === null) store.delete(address)
      else store.put(text, address)
    }
  })
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const forbidden = (why: unknown) => failed(new Failure('storage', why))
    if (!('indexedDB' in globalThis)) return forbidden('there is no IndexedDB')
    let asked: IDBOpenDBRequest
    try {
      asked = indexedDB.open(NAME, FORMAT)
    } catch (error) {
      return forbidden(error)
    }
    asked.onupgradeneeded = () => DRAWERS.forEach((drawer) => asked.result.createObjectStore(drawer))
    asked.onerror = () => forbidden(asked.error)
    asked.onsuccess = () => done(asked.result)
  })
}

function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error)
  })
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
