import { counted } from '#platform/format/numbers.ts'
import type { MilestoneType } from '../coaching.rules.ts'

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || 'A member'

export const milestoneTypeNames: Record<MilestoneType, string> = {
  module: 'Module',
  phase: 'Phase',
  level: 'Level',
  graduation: 'Graduation',
  custom: 'Custom',
}

/** `3 days ahead of the plan`. */
export function paceText(pace: number): string {
  if (pace === 0) return 'On plan'
  const days = counted(Math.abs(pace), 'day')
  return pace > 0 ? `${days} ahead of the plan` : `${days} behind the plan`
}
