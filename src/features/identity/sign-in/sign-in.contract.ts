import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Name, Success } from '../identity.contract.ts'
import { isTimeZone } from '../identity.rules.ts'
import { identityRefusals } from '../identity-refusals.ts'

export const Email = z.email().max(254).toLowerCase()
export const Password = z.string().min(8).max(128)
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone')

/** What an invitation link carried. Anything that cannot be an id is ignored without an error. */
const Ref = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined)

const Word = (length: number) => z.string().max(length).optional().catch(undefined)

export const SignedIn = z.object({ user: z.object({ id: z.string(), email: z.string(), name: z.string() }) })

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

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  summary: 'Signs in with e-mail and password; `twoFactorRedirect`: a code is to follow.',
  body: z.object({ email: Email, password: z.string().max(128) }),
  reply: z.union([SignedIn, z.object({ twoFactorRedirect: z.literal(true) })]),
  refusals: [identityRefusals.wrongCredentials, identityRefusals.passwordsOff, identityRefusals.crowded],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'Ends this session.',
  reply: Success,
})

export const signInByProvider = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/social',
  access: 'public',
  summary: 'Answers the address of the OpenID Connect provider to go to.',
  body: z.object({
    provider: z.literal('oidc'),
    ref: Ref,
    returnTo: z.string().max(2048).optional(),
    timeZone: TimeZone.optional(),
  }),
  reply: z.object({ url: z.string(), redirect: z.literal(true) }),
  refusals: [identityRefusals.noProvider, identityRefusals.providerSilent],
})

export const providerCallback = endpoint({
  method: 'GET',
  path: '/api/auth/callback/oidc',
  access: 'public',
  summary: 'Where the OpenID Connect provider sends people back to.',
  query: z.record(z.string(), z.string()).catch({}),
  reply: z.undefined(),
})

export const login = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'The sign-in page, or the way to the sign-in provider.',
  // A person follows a link here: what of it makes no sense is left out, the rest stays.
  query: z.object({ returnTo: Word(2048), ref: Ref, mode: Word(32), error: Word(256) }),
  reply: z.undefined(),
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends this session and goes to the front page.',
  reply: z.undefined(),
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

/** The current password; not needed in the first minutes after a sign-in, which proved as much. */
export const CurrentPassword = z.string().max(128).optional()

/** With two-step sign-in on, a code of the app or a recovery code. */
export const CurrentCode = z.string().trim().max(32).optional()

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

export const connectProvider = endpoint({
  method: 'POST',
  path: '/api/auth/link-social',
  access: 'signedIn',
  summary: 'Answers the provider’s address to go to, so that its sign-in opens this account too.',
  body: z.object({ provider: z.literal('oidc'), password: CurrentPassword, code: CurrentCode }),
  reply: z.object({ url: z.string(), redirect: z.literal(true) }),
  refusals: [
    identityRefusals.noProvider,
    identityRefusals.providerSilent,
    identityRefusals.alreadyConnected,
    ...proofRefusals,
    ...codeRefusals,
  ],
})

export const disconnectProvider = endpoint({
  method: 'POST',
  path: '/api/auth/unlink-account',
  access: 'signedIn',
  changes: ['user', 'settings', 'sessions'],
  summary: 'The provider’s sign-in opens this account no more; refused where it is the only way in.',
  body: z.object({ password: CurrentPassword }),
  reply: Success,
  refusals: [identityRefusals.onlyWayIn, ...proofRefusals],
})
