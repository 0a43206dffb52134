import { beforeEach, describe, expect, test } from 'vitest'
import type { TableInfo } from '../protocol'
import { deviceTable, deviceTables, keepTable, noteTable } from './tables'

beforeEach(() => localStorage.clear())

const info = (changes: object): TableInfo =>
  ({ table: 'a', game: 'some', status: 'running', seats: [], to_act: 1, ...changes }) as unknown as TableInfo

describe('tables on this device', () => {
  test('the newest comes first, one of each', () => {
    keepTable('a', [{ seat: 0, token: 'x' }])
    keepTable('b', [{ seat: 0, token: 'y' }])
    keepTable('a', [
      { seat: 0, token: 'x' },
      { seat: 1, token: 'z' },
    ])
    expect(deviceTables().map(({ table, people }) => [table, people.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(deviceTable('c')).toBeNull()
  })

  test('how it stands is told for whoever of us is to move', () => {
    keepTable('a', [
      { seat: 0, token: 'x' },
      { seat: 1, token: 'y' },
    ])
    noteTable(info({ you: { seat: 0, host: true, webhook: false } }))
    expect(deviceTable('a')?.known?.you?.seat).toBe(1)
    noteTable(info({ to_act: 2 }))
    expect(deviceTable('a')?.known?.you?.seat).toBe(0)
    noteTable(info({ status: 'finished', to_act: null }))
    expect(deviceTable('a')?.known?.you).toBeUndefined()
  })

  test('a table that is not ours is not remembered', () => {
    noteTable(info({}))
    expect(deviceTables()).toEqual([])
  })

  test.each(['{', '[1]', '[{"table":"a"}]', '[{"table":"a","people":[{}],"known":null}]'])(
    'rubbish in the storage (%s) is no table',
    (text) => {
      localStorage.setItem('hofnarr.device', text)
      expect(deviceTables()).toEqual([])
    },
  )
})
