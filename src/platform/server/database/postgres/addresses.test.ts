import { expect, test } from 'vitest'
import { readSettings } from '../../settings.ts'
import { addressesIn, placeOf, readDatabaseUrl } from './addresses.ts'

test('one setting names a primary and its standby', () => {
  const url = 'postgres://me:a,b@one:5432,two:5433/frontier?sslmode=require'
  expect(addressesIn(url)).toEqual([
    'postgres://me:a,b@one:5432/frontier?sslmode=require',
    'postgres://me:a,b@two:5433/frontier?sslmode=require',
  ])
  expect(placeOf(url)).toBe('one:5432,two:5433/frontier')
  expect(readDatabaseUrl(readSettings({ DATABASE_URL: url }), 'DATABASE_URL')).toBe(url)
})

test.each(['postgresql://one/frontier', 'postgres:///frontier?host=/var/run/postgresql'])(
  '%s is one address',
  (url) => {
    expect(addressesIn(url)).toEqual([url])
    expect(readDatabaseUrl(readSettings({ DATABASE_URL: url }), 'DATABASE_URL')).toBe(url)
  },
)

test.each(['one:5432', 'mysql://one/frontier', 'postgres://one:5432,two:port/frontier', 'postgres://one,:/x,/y'])(
  '%s is refused',
  (DATABASE_URL) => {
    expect(() => readDatabaseUrl(readSettings({ DATABASE_URL }), 'DATABASE_URL')).toThrow(
      /several hosts are separated by commas/,
    )
  },
)
