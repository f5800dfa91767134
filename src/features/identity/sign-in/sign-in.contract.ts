import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { ChosenPlan, Email, Ref, SignedIn } from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'
import { accountLimits } from '../identity.rules.ts'

const Word = (length: number) => z.string().max(length).optional().catch(undefined)

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  summary: 'Signs in with email and password; `twoFactorRedirect`: a code is to follow.',
  body: z.object({ email: Email, password: z.string().max(accountLimits.password.most) }),
  reply: z.union([SignedIn, z.object({ twoFactorRedirect: z.literal(true) })]),
  refusals: [identityRefusals.wrongCredentials, identityRefusals.passwordsOff, identityRefusals.crowded],
})

export const login = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'The sign-in page, or the way to the sign-in provider.',
  // A person follows a link here: what of it makes no sense is left out, the rest stays.
  query: z.object({ returnTo: Word(2048), ref: Ref, plan: ChosenPlan, mode: Word(32), error: Word(256) }),
  reply: z.undefined(),
})
