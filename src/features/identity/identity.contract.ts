import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { roles, themes, unseen, webAddress } from './identity.rules.ts'
import { identityRefusals } from './identity-refusals.ts'

/**
 * A person's name. It stands in subjects of our letters to others, so it holds nothing that changes how a line reads, and
 * no address to go to.
 */
export const Name = z
  .string()
  .trim()
  .max(80)
  .regex(unseen, 'No control characters')
  .refine((name) => !webAddress.test(name), 'No web addresses')

export const Success = z.object({ success: z.literal(true) })

export const CurrentUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  userRole: z.enum(roles),
  membershipTier: z.enum(['starter', 'quantum', 'elite']),
  /** Where their days begin; dates and times are written in it. */
  timeZone: z.string(),
  /** What they chose in some browser; absent until then. */
  theme: z.enum(themes).optional(),
  /** A coach who must turn two-step sign-in on before coach calls answer. */
  twoStepNeeded: z.literal(true).optional(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signedIn',
  topics: ['user'],
  summary: 'Who is signed in.',
  reply: CurrentUser,
})

export const setRole = endpoint({
  method: 'POST',
  path: '/api/user/role',
  access: 'signedIn',
  changes: ['user'],
  summary: 'Switches between Client Mode and Coach Mode.',
  body: z.object({ role: z.enum(roles) }),
  reply: CurrentUser,
  refusals: [identityRefusals.coachNotGranted],
})

const Session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: Instant,
  /** Within a day: a session is marked as seen at most once a day. */
  lastSeenAt: Instant,
  userAgent: z.string().nullable(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'signedIn',
  topics: ['sessions'],
  summary: 'Where this account is signed in, newest first.',
  reply: z.array(Session),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signedIn',
  changes: ['sessions'],
  summary: 'Signs one session out.',
  params: z.object({ id: z.string().max(64) }),
  reply: Success,
  refusals: [identityRefusals.sessionNotFound],
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'signedIn',
  summary: 'Signs out everywhere, here too.',
  reply: Success,
})
