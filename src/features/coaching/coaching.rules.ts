import { joinName } from '#features/identity/identity.rules.ts'

/** Characters of what is written in coaching, and how many free members are listed at once. */
export const coachingLimits = {
  message: 4000,
  notes: 2000,
  milestone: 500,
  search: 120,
  free: 50,
  comment: 2000,
} as const

/** Share of clients who graduated, in whole percent; 0 with no clients. */
export const successRate = (graduated: number, total: number): number =>
  total === 0 ? 0 : Math.round((graduated / total) * 100)

/** Mean, rounded to one decimal; 0 for an empty list. */
export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
export const fullName = (person: Parameters<typeof joinName>[0]): string => joinName(person) || 'A member'
