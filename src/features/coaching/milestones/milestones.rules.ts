export const milestoneTypes = ['module', 'phase', 'level', 'graduation', 'custom'] as const
export type MilestoneType = (typeof milestoneTypes)[number]

/** A phase takes weeks: of those that a coach writes down, one per client and week pays. */
export const paidPhasesPerWeek = 1
