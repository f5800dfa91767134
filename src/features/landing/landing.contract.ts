import { z } from 'zod'
import { Minutes } from '#features/journey/journey.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const landingRefusals = refusals('landing', {
  textNotFound: [404, 'There is no such text.'],
})

/** The same as the safe tree of `program/lesson.ts`. */
const Blocks = z.array(z.any())

export const getLegalText = endpoint({
  method: 'GET',
  path: '/api/legal/:name',
  access: 'public',
  summary: 'The terms, the privacy notice or the refund rules.',
  params: z.object({ name: z.string().max(40) }),
  reply: z.object({ name: z.string(), title: z.string(), updated: z.string(), draft: z.boolean(), blocks: Blocks }),
  refusals: [landingRefusals.textNotFound],
})

export const getFirstLesson = endpoint({
  method: 'GET',
  path: '/api/first-lesson',
  access: 'public',
  summary: 'The lesson of day 1, which everyone may read.',
  reply: z.object({
    path: z.string(),
    title: z.string(),
    outcome: z.string(),
    minutes: Minutes,
    moduleTitle: z.string(),
    blocks: Blocks,
  }),
})
