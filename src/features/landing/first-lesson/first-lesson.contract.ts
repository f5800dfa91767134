import { z } from 'zod'
import { Minutes } from '#features/journey/journey.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Blocks } from '../landing.contract.ts'

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
