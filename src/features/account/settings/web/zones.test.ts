import { expect, test } from 'vitest'
import { cityOf, zoneGroups } from './zones.ts'

test.each([
  ['Asia/Calcutta', 'Kolkata'],
  ['Europe/Kiev', 'Kyiv'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina)'],
  ['UTC', 'UTC'],
])('%s is listed as %s', (zone, city) => {
  expect(cityOf(zone)).toBe(city)
})

test('zones are grouped by region', () => {
  expect(zoneGroups('Mars/Base').find(([region]) => region === 'Mars')).toEqual(['Mars', ['Mars/Base']])
})
