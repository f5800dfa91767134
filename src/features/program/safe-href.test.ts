import { expect, test } from 'vitest'
import { isOwnPage, safeHref } from './safe-href.ts'

test.each(['/modules/a/submodules/b#worksheet', '/founder-file', '/pricing?plan=quantum', '/apiary'])(
  '%s is a page of this site',
  (url) => {
    expect(safeHref(url)).toBe(url)
    expect(isOwnPage(url)).toBe(true)
  },
)

test.each(['//evil.example/x', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/..//evil.example', '/%zz'])(
  '%j only looks like one',
  (url) => {
    expect(safeHref(url)).toBeUndefined()
    expect(isOwnPage(url)).toBe(false)
  },
)

test.each(['/api/logout', '/./api/logout', '/settings/../api/logout', '/%61pi/logout', '/API/logout', '/api'])(
  '%s is a call and no page',
  (url) => expect(isOwnPage(url)).toBe(false),
)

test('addresses elsewhere are followed from lessons, and are no page of this site', () => {
  expect(safeHref('https://example.org/a')).toBe('https://example.org/a')
  expect(safeHref('mailto:ada@members.example')).toBe('mailto:ada@members.example')
  expect(safeHref('javascript:alert(1)')).toBeUndefined()
  expect(safeHref('#part')).toBe('#part')
  for (const url of ['https://example.org/a', 'mailto:ada@members.example', '#part']) expect(isOwnPage(url)).toBe(false)
})
