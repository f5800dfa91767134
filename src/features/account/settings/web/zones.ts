/** Where people look for the name of their time, not for a city. */
const unitedStates = new Map([
  ['America/New_York', 'Eastern Time (New York)'],
  ['America/Chicago', 'Central Time (Chicago)'],
  ['America/Denver', 'Mountain Time (Denver)'],
  ['America/Phoenix', 'Mountain Time without daylight saving (Phoenix)'],
  ['America/Los_Angeles', 'Pacific Time (Los Angeles)'],
  ['America/Anchorage', 'Alaska Time (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii Time (Honolulu)'],
])

/** Every zone that the browser knows and those given, by region: `[['Africa', ['Africa/Abidjan', …]], …]`. */
export function zoneGroups(...given: readonly string[]): [string, string[]][] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...given])].sort()
  const elsewhere = zones.filter((zone) => !unitedStates.has(zone))
  const groups = Object.entries(Object.groupBy(elsewhere, regionOf))
  return [['United States', [...unitedStates.keys()]], ...groups.map(groupOf)]
}

const groupOf = ([region, zones = []]: [string, string[] | undefined]): [string, string[]] => [region, zones]

/** How a zone is listed. */
export const zoneName = (zone: string): string => unitedStates.get(zone) ?? cityOf(zone)

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
