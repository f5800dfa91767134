export type Clock = () => Temporal.Instant

/** The product's clock: the machine's, or one that was set to `start` when the process began and runs on from there. */
export function createClock(start?: Temporal.Instant): Clock {
  if (!start) return () => Temporal.Now.instant()
  const offset = start.since(Temporal.Now.instant())
  return () => Temporal.Now.instant().add(offset)
}

/** ISO 8601 with milliseconds, fixed width, so that text order is time order. */
export const iso = ({ epochMilliseconds }: Temporal.Instant): string => isoAt(epochMilliseconds)

/** The machine's time, for what must not follow the product's clock: sessions, leases, limits. */
export const machineNow = (): Temporal.Instant => Temporal.Now.instant()

/** The machine's time as ISO text, without the detour of an instant: every request asks. */
export const machineIso = (): string => isoAt(Date.now())

let latest = { ms: Number.NaN, text: '' }

/** The text of the latest millisecond is remembered: calls that come together ask for the same one, twice each. */
function isoAt(ms: number): string {
  if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() }
  return latest.text
}

type LocalDay = { date: Temporal.PlainDate; number: number; from: number; until: number }
const localDays = new Map<string, LocalDay>()

/** The calendar day in a zone. */
export const localDate = (zone: string, now: Temporal.Instant): Temporal.PlainDate => localDay(zone, now).date

/** The calendar day of a past instant; today's is `localDate`, which remembers it, and a past one would drive that out. */
export const dateAt = (zone: string, instant: Temporal.Instant): Temporal.PlainDate =>
  inZone(zone, instant).toPlainDate()

/** An instant by the clocks of a zone; by UTC where this runtime has no such zone, so that one row stops nobody else's work. */
export function inZone(zone: string, instant: Temporal.Instant): Temporal.ZonedDateTime {
  try {
    return instant.toZonedDateTimeISO(zone)
  } catch (error) {
    if (error instanceof RangeError && zone !== 'UTC') return instant.toZonedDateTimeISO('UTC')
    throw error
  }
}

const zones = new Map<string, string>()

/** A stored zone, or UTC where this runtime has no such zone: another version of the server may have taken it. */
export function zoneHere(zone: string): string {
  const known = zones.get(zone) ?? inZone(zone, epoch).timeZoneId
  zones.set(zone, known)
  return known
}

const epoch = Temporal.Instant.fromEpochMilliseconds(0)

/** When a day begins by the clocks of a zone, or a time of it is. */
export const instantOn = (date: Temporal.PlainDate, zone: string, plainTime?: Temporal.PlainTime): Temporal.Instant =>
  date.toZonedDateTime({ timeZone: zoneHere(zone), ...(plainTime && { plainTime }) }).toInstant()

/** The calendar day in a zone as a count of days since 1970-01-01. */
export const localDayNumber = (zone: string, now: Temporal.Instant): number => localDay(zone, now).number

/** Days from 1970-01-01 to a calendar day, `2026-03-01`. */
export const dayNumber = (date: string): number => Date.parse(date) / 86_400_000

/** The zone's current day is remembered until its midnight. */
function localDay(zone: string, now: Temporal.Instant): LocalDay {
  const known = localDays.get(zone)
  const at = now.epochMilliseconds
  if (known && at >= known.from && at < known.until) return known
  const local = inZone(zone, now)
  const start = local.startOfDay()
  const date = local.toPlainDate()
  const day = {
    date,
    number: dayNumber(date.toString()),
    from: start.epochMilliseconds,
    until: start.add({ days: 1 }).startOfDay().epochMilliseconds,
  }
  localDays.set(zone, day)
  return day
}
