import { z } from 'zod'
import { paidTiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { identityRefusals } from './identity.refusals.ts'
import { accountLimits, isTimeZone, roles, themes, unseen, webAddress } from './identity.rules.ts'

/**
 * A person's name. It stands in subjects of our emails to others, so it holds nothing that changes how a line reads, and
 * no address to go to.
 */
export const Name = z
  .string()
  .trim()
  .max(accountLimits.name)
  .regex(unseen, 'No control characters')
  .refine((name) => !webAddress.test(name), 'No web addresses')

export const Success = z.object({ success: z.literal(true) })

export const Email = z.email().max(accountLimits.email).toLowerCase()
export const Password = z.string().min(accountLimits.password.least).max(accountLimits.password.most)
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone')

/** What an invitation link carried. Anything that cannot be an id is ignored without an error. */
export const Ref = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined)

/** The plan that a link chose. Anything that is not one is ignored without an error. */
export const ChosenPlan = z.enum(paidTiers).optional().catch(undefined)

export const SignedIn = z.object({ user: z.object({ id: z.string(), email: z.string(), name: z.string() }) })

/** The current password; not needed in the first minutes after a sign-in, which proved as much. */
export const CurrentPassword = z.string().max(accountLimits.password.most).optional()

/** With two-step sign-in on, a code of the app or a recovery code. */
export const CurrentCode = z.string().trim().max(accountLimits.code).optional()

export const codeRefusals = [
  identityRefusals.codeNeeded,
  identityRefusals.codeNotRight,
  identityRefusals.secretUnreadable,
] as const

export const proofRefusals = [
  identityRefusals.passwordNeeded,
  identityRefusals.wrongPassword,
  identityRefusals.signInFirst,
] as const

export const CurrentUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  userRole: z.enum(roles),
  /** What is open now. */
  membershipTier: z.enum(['starter', 'quantum', 'elite']),
  /** The paid plan that is closed while the program is paused. */
  pausedTier: z.enum(['quantum', 'elite']).optional(),
  /** Where their days begin; dates and times are written in it. */
  timeZone: z.string(),
  /** What they chose in some browser; absent until then. */
  theme: z.enum(themes).optional(),
  /** A coach who must turn two-step sign-in on before coach calls answer. */
  twoStepNeeded: z.literal(true).optional(),
  /** An operator granted them Coach Mode. */
  coachGranted: z.literal(true).optional(),
  /** The operator’s desk is open to them. */
  isOperator: z.literal(true).optional(),
  /** An operator who must turn two-step sign-in on before the desk opens. */
  deskNeedsTwoStep: z.literal(true).optional(),
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
