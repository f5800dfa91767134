const dayMs = 86_400_000

/** Whole days from one local date (`2026-03-02`) to another; less than 0 where that is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The local date so many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
