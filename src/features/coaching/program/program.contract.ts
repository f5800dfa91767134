import { z } from 'zod'
import { SubModule, SubModuleSummary } from '#features/journey/lessons/lessons.contract.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../coaching.refusals.ts'

/** The caller's own clients whose next lesson this is. */
const ClientsHere = z.array(z.object({ clientId: z.string(), name: z.string() }))

const Lesson = z.object({ id: z.string(), title: z.string(), core: z.boolean(), clients: ClientsHere })

export const getCoachProgram = endpoint({
  method: 'GET',
  path: '/api/coach/program',
  access: 'coach',
  topics: ['caseload'],
  summary: 'Phases, modules and lessons, with the caller’s clients at the lesson that is next for each.',
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      modules: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          firstDay: z.number(),
          lastDay: z.number(),
          lessons: z.array(Lesson),
        }),
      ),
    }),
  ),
  refusals: [coachingRefusals.readingNotGranted],
})

export const getCoachLesson = endpoint({
  method: 'GET',
  path: '/api/coach/program/:lessonId',
  access: 'coach',
  topics: ['caseload'],
  summary: 'One lesson with its text, whatever plan the caller has; nothing of the caller’s own progress.',
  params: z.object({ lessonId: z.string().max(120) }),
  reply: z.object({ subModule: SubModule, siblings: z.array(SubModuleSummary), clients: ClientsHere }),
  refusals: [coachingRefusals.readingNotGranted, coachingRefusals.lessonNotFound],
})

export type CoachProgram = Reply<typeof getCoachProgram>
