import { afterEach, describe, expect, test } from 'vitest'
import { areFiles, file, href, link, markOf, pathOf, replayPath, shownAddress, tablePath } from './addresses'

function anchor(written: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.setAttribute('href', written)
  return made
}

afterEach(() => {
  delete document.documentElement.dataset.addresses
  history.replaceState(null, '', '/')
})

describe('where a server answers each path', () => {
  test('links are paths', () => {
    expect(areFiles()).toBe(false)
    expect(href('/lab#v1')).toBe('/lab#v1')
    expect(link('/lab#v1')).toBe(`${location.origin}/lab#v1`)
    expect(file('signs.svg')).toBe('/signs.svg')
    expect(pathOf(anchor('/t/x?a=1#b'))).toBe('/t/x?a=1#b')
    expect(pathOf(anchor('/api/tables'))).toBeNull()
    expect(pathOf(anchor('https://elsewhere.example/t'))).toBeNull()
  })

  test('the address is read as it stands', () => {
    history.replaceState(null, '', '/learn/some/rules?a=1#R7')
    expect(shownAddress()).toEqual({ path: '/learn/some/rules', search: '?a=1', fragment: 'R7' })
  })
})

describe('where the pages are files', () => {
  function lie(at: string): void {
    document.documentElement.dataset.addresses = 'hash'
    history.replaceState(null, '', at)
  }

  test('links stand after the #, in any folder', () => {
    lie('/games/hofnarr/index.html')
    expect(href('/lab#v1')).toBe('#/lab#v1')
    expect(link('/lab#v1')).toBe(`${location.origin}/games/hofnarr/#/lab#v1`)
    expect(file('signs.svg')).toBe('/games/hofnarr/signs.svg')
    expect(pathOf(anchor('#/lab'))).toBe('/lab')
    expect(pathOf(anchor('/learn'))).toBe('/learn')
    expect(pathOf(anchor('notes.html'))).toBeNull()
  })

  test('path, search and fragment are read from there', () => {
    lie('/hofnarr/#/device/replay/abcdefgh2345?at=3&as=open')
    expect(shownAddress()).toEqual({ path: '/device/replay/abcdefgh2345', search: '?at=3&as=open', fragment: '' })
    lie('/hofnarr/#/lab#v1;x#y')
    expect(shownAddress()).toEqual({ path: '/lab', search: '', fragment: 'v1;x#y' })
    lie('/hofnarr/')
    expect(shownAddress()).toEqual({ path: '/', search: '', fragment: '' })
  })

  test('a mark within the page is no address', () => {
    lie('/hofnarr/#main')
    expect(shownAddress().path).toBe('/')
    document.body.innerHTML = '<main id="main"></main>'
    expect(markOf(anchor('#main'))).toBe(document.getElementById('main'))
    expect(markOf(anchor('#/lab'))).toBeNull()
  })
})

test('a table is found where it lives', () => {
  expect([tablePath('x'), replayPath('x')]).toEqual(['/t/x', '/r/x'])
  expect([tablePath('x', 'device'), replayPath('x', 'device')]).toEqual(['/device/table/x', '/device/replay/x'])
  history.replaceState(null, '', '/device/table/abcdefgh2345')
  expect([tablePath('x'), replayPath('x')]).toEqual(['/device/table/x', '/device/replay/x'])
})
