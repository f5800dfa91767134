/** Every zone that the browser knows and those given, by region: `[['Africa', ['Africa/Abidjan', …]], …]`. */
export function zoneGroups(...given: readonly string[]): [string, string[]][] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...given])].sort()
  return Object.entries(Object.groupBy(zones, regionOf)).map(([region, some]) => [region, some ?? []])
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires (Argentina)`. */
export function cityOf(zone: string): string {
  const [, ...places] = zone.replaceAll('_', ' ').split('/')
  const city = places.pop()
  if (!city) return zone
  return places.length > 0 ? `${city} (${places.join(', ')})` : city
}

const regionOf = (zone: string): string => (zone.includes('/') ? (zone.split('/', 1)[0] ?? zone) : 'Other')
