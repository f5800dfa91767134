import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { ChosenPlan, Email, Name, Password, Ref, SignedIn, TimeZone } from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  access: 'public',
  summary: 'Creates an account and signs it in.',
  body: z.object({
    name: Name.default(''),
    email: Email,
    password: Password,
    firstName: Name.optional(),
    lastName: Name.optional(),
    ref: Ref,
    plan: ChosenPlan,
    timeZone: TimeZone.optional(),
  }),
  reply: SignedIn,
  refusals: [
    identityRefusals.emailTaken,
    identityRefusals.passwordsOff,
    identityRefusals.guessablePassword,
    identityRefusals.crowded,
  ],
})

export const getInviter = endpoint({
  method: 'GET',
  path: '/api/inviter',
  access: 'public',
  summary: 'The first name of the member whose invitation link it is, and nothing else about them; null for any other.',
  query: z.object({ ref: Ref }),
  reply: z.object({ firstName: z.string().nullable() }),
})

export const AccountRules = z.object({
  passwordSignIn: z.boolean(),
  provider: z.object({ name: z.string() }).nullable(),
  coachAccess: z.enum(['open', 'granted']),
})
export type AccountRules = z.infer<typeof AccountRules>

export const getAccountRules = endpoint({
  method: 'GET',
  path: '/api/account-rules',
  access: 'public',
  summary: 'Which ways in this site offers, and who may switch to Coach Mode.',
  reply: AccountRules,
})
