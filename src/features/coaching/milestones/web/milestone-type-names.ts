import type { MilestoneType } from '../milestones.rules.ts'

export const milestoneTypeNames: Record<MilestoneType, string> = {
  module: 'Module',
  phase: 'Phase',
  level: 'Level',
  graduation: 'Graduation',
  custom: 'Custom',
}
