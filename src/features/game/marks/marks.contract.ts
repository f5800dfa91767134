import { z } from 'zod'
import { journeyRefusals } from '#features/journey/journey.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'
import { markKinds, marksLimits } from './marks.rules.ts'

export const marksRefusals = refusals('marks', {
  notFound: [404, 'This mark isn’t on your map.'],
  tooManyDaysOff: [409, `A map holds ${marksLimits.daysOff} days off. Remove one first.`],
})

const Mark = z.object({
  id: z.string(),
  kind: z.enum(markKinds),
  /** The core lesson at which it happened. */
  subModuleId: z.string(),
  markedAt: Instant,
})

const MarkParams = z.object({ markId: z.string().max(120) })

export const listMarks = endpoint({
  method: 'GET',
  path: '/api/frontier/marks',
  access: 'signedIn',
  topics: ['marks'],
  summary: 'What the member marked on their map, oldest first.',
  reply: z.array(Mark),
})

export const addMark = endpoint({
  method: 'POST',
  path: '/api/frontier/marks',
  access: 'signedIn',
  changes: ['marks'],
  summary: 'Marks a core lesson; a first one that is on the map already moves there.',
  body: z.object({ kind: z.enum(markKinds), subModuleId: z.string().max(120) }),
  reply: Mark,
  refusals: [journeyRefusals.subModuleNotFound, marksRefusals.tooManyDaysOff],
})

export const removeMark = endpoint({
  method: 'DELETE',
  path: '/api/frontier/marks/:markId',
  access: 'signedIn',
  changes: ['marks'],
  summary: 'Takes a mark off the map. For some seconds it can be restored.',
  params: MarkParams,
  reply: z.array(Mark),
  refusals: [marksRefusals.notFound],
})

export const restoreMark = endpoint({
  method: 'POST',
  path: '/api/frontier/marks/:markId/restore',
  access: 'signedIn',
  changes: ['marks'],
  summary: 'Puts a mark back that was taken off the map a moment ago.',
  params: MarkParams,
  reply: z.array(Mark),
  refusals: [marksRefusals.notFound, marksRefusals.tooManyDaysOff],
})
