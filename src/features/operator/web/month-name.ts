import { locale } from '#platform/format/numbers.ts'

/** `March 2026`, of `2026-03`. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))
