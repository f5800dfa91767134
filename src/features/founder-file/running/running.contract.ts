import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const Running = z.object({
  subModuleId: z.string(),
  moduleId: z.string(),
  title: z.string(),
  /** What is counted, in the plural; may be empty. */
  unit: z.string(),
  done: z.number(),
  of: z.number().nullable(),
  /** Of these, what the page of the Founder file holds. */
  onPage: z.number(),
  /** Local date on which the member comes back to it. */
  backOn: z.string().nullable(),
  /** Whether that day is here. */
  isBack: z.boolean(),
})
export type Running = z.infer<typeof Running>

export const listRunning = endpoint({
  method: 'GET',
  path: '/api/running',
  access: 'signedIn',
  topics: ['running', 'progress', 'founder-page'],
  summary: 'The exercises that the member keeps running, whoever is back first.',
  reply: z.object({ today: z.string(), running: z.array(Running) }),
})
