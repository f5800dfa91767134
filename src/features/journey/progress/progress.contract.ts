import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'The program day and the share of core sub-modules completed, as numeric strings.',
  reply: z.object({ currentDay: z.string(), overallProgress: z.string() }),
})

export const getModuleProgress = endpoint({
  method: 'GET',
  path: '/api/progress/modules',
  access: 'signedIn',
  topics: ['progress'],
  summary: 'Core progress of every module.',
  reply: z.array(z.object({ moduleId: z.string(), completed: z.number(), total: z.number(), percent: z.number() })),
})
