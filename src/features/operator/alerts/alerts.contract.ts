import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const switchDailyEmail = endpoint({
  method: 'PUT',
  path: '/api/operator/running/daily-email',
  access: 'operator',
  changes: ['operator-running'],
  summary: 'Turns the caller’s email of the mornings on which there’s something to look at off or on.',
  body: z.object({ isOn: z.boolean() }),
  reply: z.object({ isOn: z.boolean() }),
})
