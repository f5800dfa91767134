import { describe, expect, test } from 'vitest'
import { base32, codeAt, stepOf, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes', () => {
  // RFC 4226, appendix D.
  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'are those of the standard: %s',
    (code) => {
      const all = Array.from({ length: 10 }, (_, step) => codeAt(secret, step))
      expect(all).toContain(code)
    },
  )

  // RFC 6238, appendix B, the last six digits.
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [20000000000, '353130'],
  ])('at %i s after 1970 are %s', (seconds, code) => {
    expect(stepOf(secret, code, Temporal.Instant.fromEpochMilliseconds(seconds * 1000))).toBe(Math.floor(seconds / 30))
  })

  test('of the step before and after count, others do not', () => {
    const now = Temporal.Instant.from('2026-03-02T12:00:10Z')
    const step = Math.floor(now.epochMilliseconds / 30_000)
    const found = [-2, -1, 0, 1, 2].map((offset) => stepOf(secret, codeAt(secret, step + offset), now))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  test('may be typed with a gap, and nothing else is a code', () => {
    const now = Temporal.Instant.fromEpochMilliseconds(59_000)
    expect(stepOf(secret, '287 082', now)).toBe(1)
    for (const code of ['', '28708', '2870822', 'abcdef', '２８７０８２'])
      expect(stepOf(secret, code, now)).toBeUndefined()
  })
})

test('the secret is written as apps read it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(Buffer.from('f'))).toBe('MY')
  expect(totpUri(secret, 'Frontier 180', 'ada+1@example.com')).toBe(
    'otpauth://totp/Frontier%20180:ada%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Frontier%20180&digits=6&period=30',
  )
})
