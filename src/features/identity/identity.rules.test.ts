import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimeZone, safeReturnTo, splitName } from './identity.rules.ts'

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Ada   King Lovelace ', 'Ada', 'King Lovelace'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('the name %j is %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test.each(['/modules', '/modules/a?b=c#d', '/', '/%2F%2Fevil.example'])('%s is a place to return to', (path) => {
  expect(safeReturnTo(path)).toBe(path)
})

test.each([
  undefined,
  '',
  'modules',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/api/logout',
  '/x/../api/logout',
  'javascript:alert(1)',
])('%j is no place to return to', (path) => {
  expect(safeReturnTo(path)).toBe('/')
})

test('wherever one returns to is on this site', () => {
  const pieces = fc.array(fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', 'evil.example', '%2f', '?', '#'))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        pieces.map((list) => `/${list.join('')}`),
      ),
      (path) => {
        expect(new URL(safeReturnTo(path), 'https://here.example/api/login').origin).toBe('https://here.example')
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+02:00', false],
  ['Mars/Olympus', false],
  ['EST5EDT', true],
  ['SystemV/AST4', false],
  ['', false],
])('%j is a time zone: %s', (zone, known) => {
  expect(isTimeZone(zone)).toBe(known)
})
