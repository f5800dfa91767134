/** The first day that anything is entered for: what someone did is as old as they are at most. */
export const earliestDay = (today: string): string => `${Number(today.slice(0, 4)) - 100}${today.slice(4)}`

/** What is wrong with the day of something that happened; both are local dates. */
export function wrongDay(date: string, today: string): 'inTheFuture' | 'tooEarly' | undefined {
  if (date > today) return 'inTheFuture'
  return date < earliestDay(today) ? 'tooEarly' : undefined
}

/** As it is said beside the field. */
export const dayErrors = { inTheFuture: 'Use today or an earlier day.', tooEarly: 'Use a day of the last 100 years.' }
