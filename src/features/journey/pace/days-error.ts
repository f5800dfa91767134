import { counted } from '#platform/format/numbers.ts'

/** What is wrong with a number of days that was typed; a number out of range is refused, never changed. */
export function daysError(text: string, most: number): string | undefined {
  const days = Number(text)
  if (!Number.isInteger(days) || text.trim() === '' || days < 1) return 'Enter a number of days, 1 or more.'
  return days > most ? `At most ${counted(most, 'day')}.` : undefined
}
