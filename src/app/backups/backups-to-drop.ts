import { dateForm } from '#platform/format/date-forms.ts'

/** How many days, weeks and months back a backup is kept of each. */
export type Keep = { days: number; weeks: number; months: number }

/** Which of these folders, named by their day, are no longer kept: of each kept week and month the last one stays. */
export function backupsToDrop(names: readonly string[], { days, weeks, months }: Keep): string[] {
  const newest = names.filter((name) => dateForm.test(name)).sort((a, b) => b.localeCompare(a))
  const kept = new Set([
    ...lastOfEach(newest, (name) => name, days),
    ...lastOfEach(newest, weekOf, weeks),
    ...lastOfEach(newest, (name) => name.slice(0, 7), months),
  ])
  return newest.filter((name) => !kept.has(name))
}

/** Newest first: the first of each is its last. */
const lastOfEach = (newest: readonly string[], keyOf: (name: string) => string, most: number): string[] =>
  [...Map.groupBy(newest, keyOf).values()].slice(0, most).flatMap(([last]) => last ?? [])

const weekOf = (name: string): string => {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(name)
  return `${yearOfWeek}-${weekOfYear}`
}
