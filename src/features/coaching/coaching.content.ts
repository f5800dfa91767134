import { z } from 'zod'

const Words = z.string().trim().min(1)
const Amount = z.int().min(0)

const coachMeasures = [
  'clients-assigned',
  'clients-active',
  'clients-graduated',
  'client-modules',
  'client-phases',
  'milestones-recorded',
  'total-points',
] as const
export type CoachMeasure = (typeof coachMeasures)[number]

export const CoachingFile = z.strictObject({
  milestonePoints: z.strictObject({
    module: Amount,
    phase: Amount,
    level: Amount,
    graduation: Amount,
    custom: Amount,
  }),
  /** How many milestones recorded by the coach pay, per client and week. */
  customPerClientPerWeek: Amount,
  achievements: z.array(
    z.strictObject({
      id: Words,
      title: Words,
      description: Words,
      points: Amount,
      rule: z.strictObject({ measure: z.enum(coachMeasures), atLeast: z.int().min(1) }),
    }),
  ),
  specialityExamples: z.array(Words),
})

export type CoachingRules = z.infer<typeof CoachingFile>
