import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { journeyRefusals } from '../journey.contract.ts'
import { SubModuleParams } from '../lessons/lessons.contract.ts'
import { runningLimits } from './running.rules.ts'
import { runningRefusals } from './running-refusals.ts'

const Count = z.int().min(0).max(runningLimits.count)

export const keepRunning = endpoint({
  method: 'PUT',
  path: '/api/submodules/:subModuleId/running',
  access: 'signedIn',
  changes: ['running', 'pace', 'progress'],
  summary:
    'Keeps a lesson’s exercise running, or changes what is counted, how far it is and when the member comes back.',
  params: SubModuleParams,
  body: z.object({
    /** What is counted, in the plural: `interviews`. */
    unit: z.string().trim().max(runningLimits.unit),
    of: Count.min(1).nullable(),
    /** Where it is left out, the count stays. */
    done: Count.optional(),
    /** Local date. */
    backOn: z.iso.date().nullable(),
  }),
  reply: z.undefined(),
  refusals: [
    journeyRefusals.subModuleNotFound,
    journeyRefusals.locked,
    runningRefusals.notForDays,
    runningRefusals.completed,
    runningRefusals.tooMany,
    runningRefusals.backOn,
  ],
})

export const stopRunning = endpoint({
  method: 'DELETE',
  path: '/api/submodules/:subModuleId/running',
  access: 'signedIn',
  changes: ['running', 'pace', 'progress'],
  summary: 'Makes the lesson an ordinary one again; its page of the Founder file stays.',
  params: SubModuleParams,
  reply: z.undefined(),
})
