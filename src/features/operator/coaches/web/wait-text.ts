import { counted } from '#platform/format/numbers.ts'

/** How long an answer takes, in the unit that fits. */
export function waitText(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return 'an hour'
  return hours < 48 ? counted(Math.ceil(hours), 'hour') : counted(Math.ceil(hours / 24), 'day')
}
