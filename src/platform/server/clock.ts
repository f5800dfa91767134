export type Clock = () => Temporal.Instant

/** The product's clock: the machine's, or one that was set to `start` when the process began and runs on from there. */
export function createClock(start?: Temporal.Instant): Clock {
  if (!start) return () => Temporal.Now.instant()
  const offset = start.since(Temporal.Now.instant())
  return () => Temporal.Now.instant().add(offset)
}

/** ISO 8601 with milliseconds, fixed width, so that text order is time order. */
export const iso = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' })

/** The machine's time, for what must not follow the product's clock: sessions, leases, limits. */
export const machineNow = (): Temporal.Instant => Temporal.Now.instant()

/** The machine's time as ISO text, without the detour of an instant: every request asks. */
export const machineIso = (): string => new Date().toISOString()

const localDays = new Map<string, { date: Temporal.PlainDate; from: number; until: number }>()

/** The calendar day in a zone; the zone's current day is remembered until its midnight. */
export function localDate(zone: string, now: Temporal.Instant): Temporal.PlainDate {
  const known = localDays.get(zone)
  const at = now.epochMilliseconds
  if (known && at >= known.from && at < known.until) return known.date
  const local = now.toZonedDateTimeISO(zone)
  const start = local.startOfDay()
  const day = {
    date: local.toPlainDate(),
    from: start.epochMilliseconds,
    until: start.add({ days: 1 }).startOfDay().epochMilliseconds,
  }
  localDays.set(zone, day)
  return day.date
}
