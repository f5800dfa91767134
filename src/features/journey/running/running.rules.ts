import type { SubModule } from '#features/program/program.ts'

/** Exercises that may run at a time, the highest count, characters of what is counted, and days until one comes back to it. */
export const runningLimits = { most: 3, count: 999, unit: 40, days: 60 } as const

/** Minutes out in the business from which an exercise may run where its lesson says nothing of it. */
const fieldMinutes = 60

/** Whether an exercise takes days, so that it can run while the member goes on. */
export const canRun = ({ running, minutes }: Pick<SubModule, 'running' | 'minutes'>): boolean =>
  running !== null || minutes.field >= fieldMinutes
