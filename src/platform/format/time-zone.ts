/** A browser may have none of it; the server counts days by it. */
type Temporal = { ZonedDateTime: new (nanoseconds: bigint, zone: string) => unknown }
const { Temporal } = globalThis as { Temporal?: Temporal }

/** A zone as the IANA database spells it: one spelling, one run of weekly emails. */
export const canonicalZone = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** Whether days can be counted in this zone here. `Intl` takes some that Temporal doesn't know, as `SystemV/AST4`. */
export function isKnownZone(zone: string): boolean {
  try {
    const canonical = canonicalZone(zone)
    return Temporal === undefined || Boolean(new Temporal.ZonedDateTime(0n, canonical))
  } catch {
    return false
  }
}
