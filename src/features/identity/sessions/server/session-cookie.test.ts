import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { expiredCookie, fromLibrary, readSession, sessionCookie, toLibrary } from './session-cookie.ts'

const secret = 'a-secret-that-is-long-enough-for-this-0123'
const rules = (secure: boolean) => ({ secrets: [secret] as const, secure })
const signed = (token: string, by = secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`)

test('a signed token is read from among other cookies', () => {
  const header = `theme=dark; frontier180.session_token=${signed('abc')}; x=y`
  expect(readSession(header, rules(false))).toEqual({ token: 'abc', isOutdated: false })
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
  expect(readSession(header as string | undefined, rules(secure as boolean))).toBeUndefined()
})

test('with https the cookie is bound to this host and Secure, and named so', () => {
  const header = `__Host-frontier180.session_token=${signed('abc')}`
  expect(readSession(header, rules(true))).toEqual({ token: 'abc', isOutdated: false })
  expect(sessionCookie('abc', rules(true))).toBe(`${header}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`)
  expect(expiredCookie(true)).toMatch(/^__Host-frontier180\.session_token=; Max-Age=0; .*Secure/)
})

test('the former name is read where ours is not there, and never before it', () => {
  const [ours, planted] = [
    `__Host-frontier180.session_token=${signed('abc')}`,
    `__Secure-frontier180.session_token=${signed('evil')}`,
  ]
  expect(readSession(planted, rules(true))).toEqual({ token: 'evil', isOutdated: true })
  expect(readSession(`${planted}; ${ours}`, rules(true))).toEqual({ token: 'abc', isOutdated: false })
})

test('what a former secret signed is taken, and dated', () => {
  const now = { secrets: ['another-secret-of-this-site', secret] as const, secure: false }
  const header = `frontier180.session_token=${signed('abc')}`
  expect(readSession(header, now)).toEqual({ token: 'abc', isOutdated: true })
  expect(readSession(header, { ...now, secrets: ['another-secret-of-this-site'] })).toBeUndefined()
})

test('the account library sees its own names, and only the session that counts', () => {
  const header = `a=b; __Secure-frontier180.session_token=${signed('evil')}; __Host-frontier180.session_token=${signed('abc')}; __Host-frontier180.state=x`
  expect(toLibrary(header, rules(true))).toBe(
    `a=b; __Secure-frontier180.state=x; __Secure-frontier180.session_token=${signed('abc')}`,
  )
  expect(fromLibrary('__Secure-frontier180.state=x; Path=/; Secure')).toBe('__Host-frontier180.state=x; Path=/; Secure')
})

test('reading takes microseconds', () => {
  const header = `frontier180.session_token=${signed('abc')}`
  const start = performance.now()
  for (let i = 0; i < 2000; i += 1) readSession(header, rules(false))
  expect((performance.now() - start) / 2000).toBeLessThan(0.5)
})
