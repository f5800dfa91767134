import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import {
  ChosenPlan,
  CurrentCode,
  CurrentPassword,
  codeRefusals,
  proofRefusals,
  Ref,
  Success,
  TimeZone,
} from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'

export const signInByProvider = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/social',
  access: 'public',
  summary: 'Answers the address of the OpenID Connect provider to go to.',
  body: z.object({
    provider: z.literal('oidc'),
    ref: Ref,
    plan: ChosenPlan,
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
