import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'
import { isTimeZone, roles } from './rules.ts'

export const identityRefusals = refusals('identity', {
  wrongCredentials: [401, 'That e-mail and password do not match.'],
  emailTaken: [409, 'There is already an account with this e-mail. Sign in instead.'],
  staleLink: [400, 'This link has expired or was used already. Ask for a new one.'],
  wrongPassword: [400, 'That is not your current password.'],
  passwordsOff: [404, 'Signing in with a password is switched off here.'],
  coachNotGranted: [403, 'Coach Mode is granted by the operator of this site.'],
  sessionNotFound: [404, 'There is no such session.'],
  providerFailed: [400, 'The sign-in provider did not let you in. Please try again.'],
})

const Tier = z.enum(['starter', 'quantum', 'elite'])
const Name = z.string().trim().max(80)
const Email = z.email().max(254)
const Password = z.string().min(8).max(128)
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone')

export const CurrentUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  userRole: z.enum(roles),
  membershipTier: Tier,
})
export type CurrentUser = z.infer<typeof CurrentUser>

const SignedIn = z.object({ user: z.object({ id: z.string(), email: z.string(), name: z.string() }) })
const Success = z.object({ success: z.literal(true) })

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signedIn',
  summary: 'Who is signed in.',
  reply: CurrentUser,
})

export const setRole = endpoint({
  method: 'POST',
  path: '/api/user/role',
  access: 'signedIn',
  summary: 'Switches between Client Mode and Coach Mode.',
  body: z.object({ role: z.enum(roles) }),
  reply: CurrentUser,
  refusals: [identityRefusals.coachNotGranted],
})

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
    ref: z.string().max(64).optional(),
    timeZone: TimeZone.optional(),
  }),
  reply: SignedIn,
  refusals: [identityRefusals.emailTaken, identityRefusals.passwordsOff],
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  summary: 'Signs in with e-mail and password.',
  body: z.object({ email: Email, password: z.string().max(128) }),
  reply: SignedIn,
  refusals: [identityRefusals.wrongCredentials, identityRefusals.passwordsOff],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'Ends this session.',
  reply: Success,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'public',
  summary: 'Mails a link that sets a new password; answers the same whether the account exists or not.',
  body: z.object({ email: Email }),
  reply: Success,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password by the mailed token and ends every session.',
  body: z.object({ token: z.string().max(512), newPassword: Password }),
  reply: Success,
  refusals: [identityRefusals.staleLink],
})

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'signedIn',
  summary: 'Mails the link that confirms the e-mail address again.',
  reply: Success,
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  access: 'public',
  summary:
    'Confirms an e-mail address by the mailed token. The mailed link leads to a page with a button that calls this.',
  query: z.object({ token: z.string().max(2048) }),
  reply: Success,
  refusals: [identityRefusals.staleLink],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'signedIn',
  summary: 'Changes the password and ends every other session.',
  body: z.object({ currentPassword: z.string().max(128), newPassword: Password }),
  reply: Success,
  refusals: [identityRefusals.wrongPassword],
})

export const Session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
  userAgent: z.string().nullable(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'signedIn',
  summary: 'Where this account is signed in, newest first.',
  reply: z.array(Session),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signedIn',
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

const SignInQuery = z
  .object({
    returnTo: z.string().max(2048).optional(),
    ref: z.string().max(64).optional(),
    mode: z.string().max(32).optional(),
    error: z.string().max(256).optional(),
  })
  .catch({})

export const login = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'The sign-in page, or the way to the sign-in provider.',
  query: SignInQuery,
  reply: z.undefined(),
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends this session and goes to the front page.',
  reply: z.undefined(),
})

export const signInByProvider = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/social',
  access: 'public',
  summary: 'Answers the address of the OpenID Connect provider to go to.',
  body: z.object({
    provider: z.literal('oidc'),
    ref: z.string().max(64).optional(),
    returnTo: z.string().max(2048).optional(),
    timeZone: TimeZone.optional(),
  }),
  reply: z.object({ url: z.string(), redirect: z.boolean() }),
})

export const providerCallback = endpoint({
  method: 'GET',
  path: '/api/auth/callback/oidc',
  access: 'public',
  summary: 'Where the OpenID Connect provider sends people back to.',
  query: z.record(z.string(), z.string()),
  reply: z.undefined(),
  refusals: [identityRefusals.providerFailed],
})
