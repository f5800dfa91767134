import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

const Box = z.object({
  key: z.string(),
  title: z.string(),
  /** Label and text, as they are shown; of a longer table the first rows. */
  lines: z.array(
    z.object({ label: z.string(), text: z.string(), mark: z.enum(['C', 'G']).nullable(), pageId: z.string() }),
  ),
  /** Where nothing is answered yet: the lesson that fills it. */
  gap: z
    .object({
      pageId: z.string(),
      subModuleId: z.string(),
      moduleId: z.string(),
      title: z.string(),
      minutes: z.number(),
    })
    .nullable(),
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/founder-file/plan',
  access: 'signedIn',
  summary: 'The plan on a page: eleven boxes composed from the Founder file, gaps named.',
  reply: z.object({ boxes: z.array(Box), currency: z.string(), date: z.string() }),
})
export type Plan = z.infer<typeof getPlan.reply>
