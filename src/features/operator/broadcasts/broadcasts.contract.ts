import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { programDays } from '#features/journey/journey.rules.ts'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant, Page } from '#shared/wire.ts'
import { reachedStatuses, seens } from '../operator.rules.ts'
import { Narrowed } from '../people/people.contract.ts'
import { proofRefusals } from '../proof/proof.refusals.ts'
import { broadcastStates, broadcastLimits as limits } from './broadcasts.rules.ts'

export const broadcastRefusals = refusals('operator', {
  noBroadcast: [404, 'There’s no such broadcast, or it was deleted.'],
  broadcastBegun: [409, 'This broadcast already went out, so you can’t change it.'],
  broadcastChanged: [409, 'This broadcast was changed in another tab. Reload the page, then try again.'],
  broadcastEmpty: [409, 'Write a subject and a text first.'],
  broadcastButton: [409, 'The button needs its words and a whole web address. Fix them or clear both first.'],
  broadcastNotRunning: [409, 'This broadcast isn’t being sent right now.'],
})

const ProgramDay = z.int().min(1).max(programDays)

/** Whom it goes to: people as the desk’s list finds them. */
const Audience = z.object({
  search: z.string().trim().max(100).default(''),
  tier: z.enum(tiers).nullable().default(null),
  status: z.enum(reachedStatuses).nullable().default(null),
  coach: z.string().trim().max(100).default(''),
  /** As of the moment in which it is sent. */
  seen: z.enum(seens).nullable().default(null),
  fromDay: ProgramDay.nullable().default(null),
  toDay: ProgramDay.nullable().default(null),
})

const Words = z.object({
  subject: z.string().trim().max(limits.subject).default(''),
  /** Paragraphs with an empty line between them; `{name}` becomes the first name. */
  text: z.string().max(limits.text).default(''),
  buttonLabel: z.string().trim().max(limits.button).default(''),
  /** As it is typed; what is no web address isn’t sent. */
  buttonUrl: z.string().trim().max(limits.url).default(''),
})

const Draft = Words.extend(Audience.shape)

export const Broadcast = Draft.extend({
  id: z.string(),
  version: z.number(),
  state: z.enum(broadcastStates),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  stoppedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  by: z.string(),
  /** Emails handed out so far, those that wait for the mail server, those it refused for good, and those that came back for good after it took them. */
  sent: z.number(),
  waiting: z.number(),
  refused: z.number(),
  bounced: z.number(),
})
export type Broadcast = z.infer<typeof Broadcast>

export const listBroadcasts = endpoint({
  method: 'GET',
  path: '/api/operator/broadcasts',
  access: 'operator',
  topics: ['operator-broadcasts'],
  summary: 'Emails to many, the newest first, with how far each is.',
  query: Page,
  reply: z.array(Broadcast),
})

const Params = z.object({ broadcastId: z.string().max(64) })

export const getBroadcast = endpoint({
  method: 'GET',
  path: '/api/operator/broadcasts/:broadcastId',
  access: 'operator',
  topics: ['operator-broadcasts'],
  summary: 'One email to many.',
  params: Params,
  reply: Broadcast,
  refusals: [broadcastRefusals.noBroadcast],
})

export const countAudience = endpoint({
  method: 'GET',
  path: '/api/operator/broadcast-audience',
  access: 'operator',
  topics: ['operator-people'],
  summary: 'How many people an email would reach, and who of those found would not get it.',
  query: Narrowed,
  reply: z.object({
    found: z.number(),
    unconfirmed: z.number(),
    switchedOff: z.number(),
    bounced: z.number(),
    reached: z.number(),
  }),
})

export const createBroadcast = endpoint({
  method: 'POST',
  path: '/api/operator/broadcasts',
  access: 'operator',
  changes: ['operator-broadcasts'],
  summary: 'Begins a draft.',
  body: Draft,
  reply: Broadcast,
})

export const editBroadcast = endpoint({
  method: 'PATCH',
  path: '/api/operator/broadcasts/:broadcastId',
  access: 'operator',
  changes: ['operator-broadcasts'],
  summary: 'Saves a draft, if no other tab saved it since.',
  params: Params,
  body: Draft.extend({ version: z.int().min(0) }),
  reply: Broadcast,
  refusals: [broadcastRefusals.noBroadcast, broadcastRefusals.broadcastBegun, broadcastRefusals.broadcastChanged],
})

export const deleteBroadcast = endpoint({
  method: 'DELETE',
  path: '/api/operator/broadcasts/:broadcastId',
  access: 'operator',
  changes: ['operator-broadcasts'],
  summary: 'Deletes a draft.',
  params: Params,
  reply: Success,
  refusals: [broadcastRefusals.noBroadcast, broadcastRefusals.broadcastBegun],
})

const sendRefusals = [
  broadcastRefusals.noBroadcast,
  broadcastRefusals.broadcastEmpty,
  broadcastRefusals.broadcastButton,
] as const

export const testBroadcast = endpoint({
  method: 'POST',
  path: '/api/operator/broadcasts/:broadcastId/test',
  access: 'operator',
  summary: 'Sends it to the caller alone, as a member would get it.',
  params: Params,
  body: z.object({}),
  reply: z.object({ to: z.string() }),
  refusals: sendRefusals,
})

export const startBroadcast = endpoint({
  method: 'POST',
  path: '/api/operator/broadcasts/:broadcastId/start',
  access: 'operator',
  changes: ['operator-broadcasts', 'operator-audit'],
  summary: 'Sends it, or goes on sending what was stopped. No one gets it twice, however often it is asked for.',
  params: Params,
  body: z.object({ version: z.int().min(0) }),
  reply: Broadcast,
  refusals: [proofRefusals.proofNeeded, ...sendRefusals, broadcastRefusals.broadcastChanged],
})

export const stopBroadcast = endpoint({
  method: 'POST',
  path: '/api/operator/broadcasts/:broadcastId/stop',
  access: 'operator',
  changes: ['operator-broadcasts', 'operator-audit'],
  summary: 'Stops it: whoever has not been sent it yet is not.',
  params: Params,
  body: z.object({}),
  reply: Broadcast,
  refusals: [broadcastRefusals.noBroadcast, broadcastRefusals.broadcastNotRunning],
})
