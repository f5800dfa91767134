import { locale } from './numbers.ts'

const shapes = {
  /** `November 22, 2026` */
  date: { dateStyle: 'long' },
  /** `Nov 22, 2026` */
  shortDate: { dateStyle: 'medium' },
  /** `Nov 22, 2026, 6:00 PM` */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** `Sunday 6:00 PM` */
  weekdayTime: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  /** `Sunday, November 22` */
  weekdayDate: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Sunday` */
  weekday: { weekday: 'long' },
  /** `6:00 PM` */
  time: { hour: 'numeric', minute: '2-digit' },
  /** `Nov 2026` */
  monthYear: { month: 'short', year: 'numeric' },
  /** `November 2026` */
  wholeMonth: { month: 'long', year: 'numeric' },
  /** `Nov 22` */
  dayOfYear: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Shape = keyof typeof shapes
export type DateFormats = Record<Shape, (instant: string) => string>

const known = new Map<string, DateFormats>()

/** How instants (ISO 8601) are written for a member in this zone: the member's own, not the device's. */
export function datesIn(zone: string): DateFormats {
  const formats = known.get(zone) ?? makeFormats(zone)
  known.set(zone, formats)
  return formats
}

/** A day of the calendar (`2026-11-22`) is the same day everywhere. */
export const calendarDates = datesIn('UTC')

function makeFormats(timeZone: string): DateFormats {
  const entries = Object.entries(shapes).map(([shape, options]) => {
    let format: Intl.DateTimeFormat | undefined
    const write = (instant: string) => {
      format ??= formatIn(timeZone, options)
      // Some engines set a narrow space before AM and PM, which fonts draw in different ways.
      return format.format(new Date(instant)).replaceAll('\u202f', ' ')
    }
    return [shape, write] as const
  })
  // Made from `shapes`, so it has each of them.
  return Object.fromEntries(entries) as DateFormats
}

/** By UTC where there is no such zone here: another version may have taken it. */
export function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  }
}
