import { expect, test } from 'vitest'
import { bestEncoding } from './best-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, identity', 'identity'],
  ['brotli', 'identity'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})
