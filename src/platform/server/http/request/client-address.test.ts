import { expect, test } from 'vitest'
import { clientAddress, limitKey, trustedProxies } from './client-address.ts'

test.each([
  ['203.0.113.9', undefined, [], '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, [], '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', ['127.0.0.1'], '198.51.100.1'],
  ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', ['10.0.0.0/8'], '198.51.100.1'],
  ['127.0.0.1', 'unknown, 198.51.100.1', ['127.0.0.1', '198.51.100.0/24'], '198.51.100.1'],
  ['127.0.0.1', 'not an address', ['127.0.0.1'], '127.0.0.1'],
])('peer %s with X-Forwarded-For %s behind %o is %s', (peer, forwarded, proxies, address) => {
  expect(clientAddress(peer, forwarded, trustedProxies(proxies))).toBe(address)
})

test('limits count an IPv6 household as one, and each IPv4 address by itself', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2:ffff::1'))
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'))
  expect(limitKey('203.0.113.9')).not.toBe(limitKey('203.0.113.8'))
  expect(limitKey('')).toBe('')
})
