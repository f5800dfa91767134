import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { Success } from '../identity.contract.ts'
import { identityRefusals } from '../identity.refusals.ts'

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

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'Ends this session.',
  reply: Success,
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends this session and goes to the front page.',
  reply: z.undefined(),
})
