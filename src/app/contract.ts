import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

const Ok = z.object({ status: z.literal('ok') })

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  summary: 'The process answers.',
  reply: Ok,
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  summary: 'The database answers.',
  reply: Ok,
})

/** Carries only the headers that tell a browser whether the member's record changed. */
export const pulse = endpoint({
  method: 'GET',
  path: '/api/pulse',
  access: 'signedIn',
  summary: 'Answers nothing but the record version and the program day, as headers.',
  reply: z.undefined(),
})
