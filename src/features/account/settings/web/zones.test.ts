import { expect, test } from 'vitest'
import { cityOf, zoneGroups, zoneName } from './zones.ts'

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

test('the United States come first, by the name of their time, and are listed once', () => {
  const [[first, zones = []] = [], ...others] = zoneGroups('America/Denver')
  expect([first, zones.map(zoneName)]).toEqual(['United States', expect.arrayContaining(['Mountain Time (Denver)'])])
  expect(others.flatMap(([, some]) => some)).not.toContain('America/Denver')
})
