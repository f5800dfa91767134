import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { reasonLimit } from '../operator.rules.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { proofRefusals } from '../proof/proof.refusals.ts'
import { previewDay, previewPlaces } from './seeing.rules.ts'

/** What any call may be answered with while an operator sees the site as a member. */
export const seeingRefusals = refusals('seeing', {
  readOnly: [403, 'You’re seeing the site as a member. Nothing can be changed until you stop.'],
  hidden: [403, 'This isn’t shown while you see the site as a member.'],
  deskClosed: [403, 'You’re seeing the site as a member. Stop that first to use the desk.'],
  over: [409, 'You’re no longer seeing the site as a member. Reload the page.'],
})

export const startSeeing = endpoint({
  method: 'POST',
  path: '/api/operator/seeing',
  access: 'operator',
  changes: ['operator-audit'],
  summary:
    'Shows this browser the site as a member sees it, read only, for 15 minutes, with a reason; or for an hour as nobody with a plan on a day of the program. What members wrote is masked, and every write is refused until it ends.',
  body: z.discriminatedUnion('as', [
    z.object({
      as: z.literal('member'),
      memberId: z.string().max(64),
      reason: z.string().trim().min(1).max(reasonLimit),
    }),
    z.object({
      as: z.literal('preview'),
      tier: z.enum(tiers),
      day: z.int().min(previewDay.least).max(previewDay.most),
      /** Whether every lesson before that day that the plan opens is completed; otherwise none is. */
      keepsPace: z.boolean(),
      place: z.enum(previewPlaces),
    }),
  ]),
  /** Where to go on. */
  reply: z.object({ goTo: z.string() }),
  refusals: [proofRefusals.proofNeeded, peopleRefusals.noPerson, peopleRefusals.notToYourself],
})

export const endSeeing = endpoint({
  method: 'POST',
  path: '/api/operator/seeing/end',
  access: 'operator',
  summary: 'Ends seeing the site as a member, and leads back to the desk.',
  reply: z.undefined(),
})
