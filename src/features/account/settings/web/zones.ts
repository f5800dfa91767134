/** Every zone that the browser knows and those given, by region: `[['Africa', ['Africa/Abidjan', …]], …]`. */
export function zoneGroups(...given: readonly string[]): [string, string[]][] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...given])].sort()
  return Object.entries(Object.groupBy(zones, regionOf)).map(([region, some]) => [region, some ?? []])
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires (Argentina)`. */
export function cityOf(zone: string): string {
  const [, ...places] = zone.replaceAll('_', ' ').split('/')
  const last = places.pop()
  const city = last && (namesToday.get(last) ?? last)
  if (!city) return zone
  return places.length > 0 ? `${city} (${places.join(', ')})` : city
}

/** Browsers keep zones under the names of their first list; people look for the city's name of today. */
const namesToday = new Map([
  ['Calcutta', 'Kolkata'],
  ['Dacca', 'Dhaka'],
  ['Faeroe', 'Faroe'],
  ['Godthab', 'Nuuk'],
  ['Katmandu', 'Kathmandu'],
  ['Kiev', 'Kyiv'],
  ['Ponape', 'Pohnpei'],
  ['Rangoon', 'Yangon'],
  ['Saigon', 'Ho Chi Minh City'],
  ['Truk', 'Chuuk'],
])

const regionOf = (zone: string): string => (zone.includes('/') ? (zone.split('/', 1)[0] ?? zone) : 'Other')
