import { expect, test } from 'vitest'
import { postgresTypes } from './postgres-types.ts'

test.each([
  ['2026-11-20 12:00:00.123+00', '2026-11-20T12:00:00.123Z'],
  ['2026-11-20 12:00:00.123456+05:30', '2026-11-20T06:30:00.123Z'],
  ['0026-11-20 12:00:00+00', '0026-11-20T12:00:00.000Z'],
  ['0050-01-02 00:00:00.5+00', '0050-01-02T00:00:00.500Z'],
  ['1930-01-01 00:19:32+00:19:32', '1930-01-01T00:00:00.000Z'],
])('%s is read as the instant that it is', (written, instant) => {
  expect(postgresTypes.getTypeParser(1184)(written)).toBe(instant)
})
