import type { MilestoneType } from '../rules.ts'

/** `November 20, 2026`, on the reader's own calendar. */
export const dayWords = (instant: string): string => new Date(instant).toLocaleDateString('en', { dateStyle: 'long' })

/** `Nov 20` of a date or an instant. */
export const shortDay = (date: string): string =>
  new Date(date).toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const momentWords = (instant: string): string =>
  new Date(instant).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || 'A member'

export const typeWords: Record<MilestoneType, string> = {
  module: 'Module',
  phase: 'Phase',
  level: 'Level',
  graduation: 'Graduation',
  custom: 'Custom',
}

/** `3 days ahead of the plan`. */
export function paceWords(pace: number): string {
  if (pace === 0) return 'On plan'
  const days = Math.abs(pace) === 1 ? '1 day' : `${Math.abs(pace)} days`
  return pace > 0 ? `${days} ahead of the plan` : `${days} behind the plan`
}

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
