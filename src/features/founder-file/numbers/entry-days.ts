/** The day before which no number is entered: a business is as old as its founder at most. */
export const earliestDay = (today: string): string => `${Number(today.slice(0, 4)) - 100}${today.slice(4)}`

/** What is wrong with the day of an entry; both are local dates. */
export function wrongDay(date: string, today: string): 'inTheFuture' | 'tooEarly' | undefined {
  if (date > today) return 'inTheFuture'
  return date < earliestDay(today) ? 'tooEarly' : undefined
}
