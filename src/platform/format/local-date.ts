import { formatIn } from './dates.ts'

/** The local date (`2026-12-01`) that it is in this zone at an instant, by the clock of this machine where none is given. */
export function localDateIn(zone: string, instant = new Date()): string {
  const parts = formatIn(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}
