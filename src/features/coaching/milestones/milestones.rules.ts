export const milestoneTypes = ['module', 'phase', 'level', 'graduation', 'custom'] as const
export type MilestoneType = (typeof milestoneTypes)[number]
