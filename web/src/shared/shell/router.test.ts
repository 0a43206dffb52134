import { describe, expect, test } from 'vitest'
import { parse } from './router.svelte'

const TABLE = 'abcdefgh2345'
const TOKEN = '0123456789abcdef0123456789abcdef'

describe('addresses', () => {
  test.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new', where: 'server' }],
    ['/device/new', { page: 'new', where: 'device' }],
    ['/device/import', { page: 'import', where: 'device' }],
    ['/device/table', { page: 'device', table: null }],
    [`/device/table/${TABLE}`, { page: 'device', table: TABLE }],
    [`/device/replay/${TABLE}`, { page: 'replay', where: 'device', table: TABLE, at: null, part: null, as: null }],
    ['/import', { page: 'import', where: 'server' }],
    ['/settings', { page: 'settings' }],
    ['/learn', { page: 'learn' }],
    ['/learn/', { page: 'learn' }],
    [`/t/${TABLE}`, { page: 'table', table: TABLE, token: null }],
    [`/r/${TABLE}`, { page: 'replay', where: 'server', table: TABLE, at: null, part: null, as: null }],
    ['/lab', { page: 'game', game: null, name: 'lab', fragment: '' }],
    ['/learn/some/rules', { page: 'game', game: 'some', name: 'rules', fragment: '' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route))

  test.each([
    '/t',
    '/t/short',
    `/t/${TABLE}/x`,
    `/t/${TABLE.toUpperCase()}`,
    '/lab/x',
    '/learn/some',
    '/learn/a/b/c',
    '/r/../api',
    '/nowhere',
    '/device',
    '/device/t',
    '/device/table/short',
    `/device/table/${TABLE}/x`,
    '/device/replay',
    '/carried/x',
  ])('%s leads nowhere', (path) => expect(parse(path)).toEqual({ page: 'unknown', path }))

  test('a seat comes in the fragment, and only if it looks like one', () => {
    expect(parse(`/t/${TABLE}`, '', `#${TOKEN}`)).toMatchObject({ token: TOKEN })
    expect(parse(`/t/${TABLE}`, '', '#drawer')).toMatchObject({ token: null })
    expect(parse(`/t/${TABLE}`, `?token=${TOKEN}`)).toMatchObject({ token: null })
  })

  test('a replay opens at a moment, seen by somebody', () => {
    expect(parse(`/r/${TABLE}`, '?at=41&as=open')).toMatchObject({ at: 41, as: 'open' })
    expect(parse(`/r/${TABLE}`, '?at=41.2')).toMatchObject({ at: 41, part: 2, as: null })
    expect(parse(`/r/${TABLE}`, '?at=0&as=5')).toMatchObject({ at: 0, as: '5' })
    expect(parse(`/r/${TABLE}`, '?at=-1&as=9')).toMatchObject({ at: null, as: null })
    expect(parse(`/r/${TABLE}`, '?at=1e3&as=%3Cscript%3E')).toMatchObject({ at: null, as: null })
  })

  test('a link may carry a whole record', () =>
    expect(parse('/carried', '', '#q1YqTs')).toEqual({ page: 'carried', record: 'q1YqTs' }))

  test('a game page keeps its fragment', () =>
    expect(parse('/lab', '', '#v1;music3')).toMatchObject({ fragment: 'v1;music3' }))
})
