import type { Job } from '#platform/server/jobs/job.ts'
import { deliverLetter } from '#platform/server/mail/letter.ts'

/** Every kind of durable work that the worker knows. */
export const jobs: readonly Job[] = [deliverLetter]
