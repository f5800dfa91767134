import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { ClientParams } from '../coaching.contract.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { decisions, evidenceStates, outcomeLimits, outcomeStates } from './outcomes.rules.ts'

/** How many members proved how many outcomes between them. */
export const Proved = z.object({ graduates: z.number(), outcomes: z.number() })

const Filed = {
  state: z.enum(outcomeStates),
  filedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
}
const Described = { id: z.string(), title: z.string(), says: z.string() }
const Evidence = { pageId: z.string(), title: z.string(), shows: z.string(), isShared: z.boolean() }

const MyOutcome = z.object({
  ...Described,
  ...Filed,
  /** Why it was returned, and who decided; null where that coach is no longer a member. */
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** When the assistant proposed to file it, where it did and I confirmed. */
  proposedAt: Instant.optional(),
  /** Where it stands on the map. */
  lessonId: z.string(),
  points: z.number(),
  xp: z.number(),
  evidence: z.array(
    z.object({
      ...Evidence,
      /** The lesson in which the page is filled in. */
      lesson: z.object({ id: z.string(), moduleId: z.string() }),
      state: z.enum(evidenceStates),
      copies: z.object({ wanted: z.number(), kept: z.number() }),
    }),
  ),
  numbers: z.array(z.object({ key: z.string(), label: z.string(), isMeasured: z.boolean() })),
  /** Whether nothing of the evidence is missing. */
  isReady: z.boolean(),
})
export type MyOutcome = z.infer<typeof MyOutcome>

const Mine = z.object({
  coach: z.object({ id: z.string(), name: z.string() }).nullable(),
  outcomes: z.array(MyOutcome),
})

export const listOutcomes = endpoint({
  method: 'GET',
  path: '/api/outcomes',
  access: 'signedIn',
  topics: ['outcomes', 'my-coach', 'file-shares', 'founder-file'],
  summary: 'The outcomes that can be proved, the evidence each wants, whether my file has it, and where each stands.',
  reply: Mine,
})
export type MyOutcomes = Reply<typeof listOutcomes>

export const fileOutcome = endpoint({
  method: 'POST',
  path: '/api/outcomes/:outcomeId/file',
  access: 'signedIn',
  changes: ['outcomes', 'file-shares'],
  summary:
    'Files an outcome and shares exactly its evidence pages with my coach. Of one that is filed, shares these; one that is proved stays as it is.',
  params: z.object({ outcomeId: z.string().max(60) }),
  body: z.object({
    coachId: z
      .string()
      .max(64)
      .nullable()
      .describe('the coach I was told about, null for none: no one else gets to read it'),
  }),
  reply: MyOutcome,
  refusals: [coachingRefusals.outcomeNotFound, coachingRefusals.evidenceMissing, coachingRefusals.anotherCoach],
})

const ClientOutcome = z.object({
  ...Described,
  ...Filed,
  /** What a decision is about; null where nothing waits for one. */
  filingId: z.string().nullable(),
  /** The caller’s own; what another coach wrote is between these two. */
  reason: z.string().nullable(),
  coachPoints: z.number(),
  evidence: z.array(z.object(Evidence)),
})
export type ClientOutcome = z.infer<typeof ClientOutcome>

export const listClientOutcomes = endpoint({
  method: 'GET',
  path: '/api/coach/clients/:clientId/outcomes',
  access: 'coach',
  topics: ['caseload', 'client-file'],
  summary:
    'What a client filed as an outcome and what became of it, with the evidence pages as far as they are shared.',
  params: ClientParams,
  reply: z.object({ outcomes: z.array(ClientOutcome) }),
  refusals: [coachingRefusals.clientNotFound],
})

export const decideOutcome = endpoint({
  method: 'POST',
  path: '/api/coach/clients/:clientId/outcome-filings/:filingId/decision',
  access: 'coach',
  changes: ['caseload'],
  summary:
    'Confirms an outcome that a client filed, which pays both once, or returns it with a reason. The same decision again changes nothing.',
  params: ClientParams.extend({ filingId: z.string().max(64) }),
  body: z.object({
    decision: z.enum(decisions),
    reason: z.string().trim().max(outcomeLimits.reason).default('').describe('needed to return it'),
  }),
  reply: ClientOutcome,
  refusals: [
    coachingRefusals.clientNotFound,
    coachingRefusals.filingNotFound,
    coachingRefusals.reasonless,
    coachingRefusals.alreadyDecided,
    coachingRefusals.evidenceNotShared,
  ],
})
