import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const healthRefusals = refusals('operations', {
  jobsStill: [
    503,
    (seconds: number) => `The worker hasn’t looked at waiting jobs for ${seconds} seconds, so it’s stuck.`,
  ],
  leaving: [503, 'This server is being stopped. Others answer.'],
  diskFull: [503, 'DATA_DIR can’t be written to: the disk is full or read-only.'],
})

const Ok = z.object({ status: z.literal('ok') })
/** Work that failed for good waits for the operator, and takes no traffic away. */
const Ready = Ok.extend({ deadJobs: z.number() })

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
  summary:
    'The database answers and takes writes, waiting work is being looked after, and the server isn’t being stopped. `deadJobs` counts what failed for good.',
  reply: Ready,
  refusals: [healthRefusals.leaving, healthRefusals.jobsStill, healthRefusals.diskFull],
})

/** Carries only the headers that tell a browser whether the member's record changed. */
export const pulse = endpoint({
  method: 'GET',
  path: '/api/pulse',
  access: 'signedIn',
  summary: 'Answers nothing but the record version and the program day, as headers.',
  reply: z.undefined(),
})
