import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { refusals } from '#shared/refusal.ts'

export const journeyRefusals = refusals('journey', {
  moduleNotFound: [404, "The module you're looking for doesn't exist."],
  subModuleNotFound: [404, "The lesson you're looking for doesn't exist."],
  locked: [403, (tierName: string) => `Upgrade to ${tierName} to access this module and its content.`],
  notTogether: [400, 'This lesson belongs to another module.', 'moduleId'],
  otherSubModule: [400, 'This isn’t the lesson at this address.', 'subModuleId'],
})

export const Tier = z.enum(tiers)

/** Minutes of reading, of work at the desk and of work out in the business. */
export const Minutes = z.object({ read: z.number(), desk: z.number(), field: z.number() })
