/** `December 20, 2026`, in a member's zone. */
export const dayOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toLocaleString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
