import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { endedCookie, prolongedCookie, readSessionToken } from './session-cookie.ts'

const secret = 'a-secret-that-is-long-enough-for-this-0123'
const signed = (token: string, by = secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`)

test('a signed token is read from among other cookies', () => {
  const header = `theme=dark; frontier180.session_token=${signed('abc')}; x=y`
  expect(readSessionToken(header, secret, false)).toBe('abc')
})

test.each([
  ['no cookie at all', undefined],
  ['another cookie only', 'a=b'],
  ['an empty one', 'frontier180.session_token='],
  ['an unsigned one', 'frontier180.session_token=abc'],
  ['one signed by somebody else', `frontier180.session_token=${signed('abc', 'another-secret')}`],
  ['a signature of another token', `frontier180.session_token=abd.${signed('abc').split('.')[1]}`],
  ['a broken escape', 'frontier180.session_token=%E0%A4%A'],
  ['a cookie whose name only ends alike', `xfrontier180.session_token=${signed('abc')}`],
  ['the cookie of a site without https, where ours has it', `frontier180.session_token=${signed('abc')}`, true],
])('%s is no session', (_, header, secure = false) => {
  expect(readSessionToken(header as string | undefined, secret, secure as boolean)).toBeUndefined()
})

test('with https the cookie is Secure and named so', () => {
  const header = `__Secure-frontier180.session_token=${signed('abc')}`
  expect(readSessionToken(header, secret, true)).toBe('abc')
  expect(prolongedCookie(header, true)).toBe(`${header}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`)
  expect(endedCookie(true)).toMatch(/^__Secure-frontier180\.session_token=; Max-Age=0; .*Secure/)
})

test('reading takes microseconds', () => {
  const header = `frontier180.session_token=${signed('abc')}`
  const start = performance.now()
  for (let i = 0; i < 2000; i += 1) readSessionToken(header, secret, false)
  expect((performance.now() - start) / 2000).toBeLessThan(0.5)
})
