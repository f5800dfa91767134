import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Mark } from '../pages/filled-page.ts'

const Line = z.object({ label: z.string(), text: z.string(), mark: Mark.nullable(), pageId: z.string() })
export type PlanLine = z.infer<typeof Line>

const Lesson = z.object({
  pageId: z.string(),
  subModuleId: z.string(),
  moduleId: z.string(),
  title: z.string(),
  minutes: z.number(),
  /** The plan that the page can be written on with, where the member's doesn't open it. */
  opensWith: z.enum(tiers).nullable(),
})

const Box = z.object({
  key: z.string(),
  title: z.string(),
  /** Label and text, as they are shown; of a longer table the first rows. */
  lines: z.array(Line),
  /** The lesson whose page most of the box comes from. */
  lesson: Lesson,
  /** Where nothing is answered yet: the lesson that fills it. */
  gap: Lesson.nullable(),
})
export type PlanBox = z.infer<typeof Box>

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/founder-file/plan',
  access: 'signedIn',
  topics: ['founder-file'],
  summary: 'The plan on a page: eleven boxes composed from the Founder file, gaps named.',
  reply: z.object({
    boxes: z.array(Box),
    currency: z.string(),
    /** The member's own date of today. */
    date: z.string(),
  }),
})
