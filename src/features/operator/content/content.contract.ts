import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const contentRefusals = refusals('content', {
  notFollowed: [404, 'This server doesn’t follow a content folder, so there’s nothing to compare.'],
  notChecked: [503, (said: string) => `The content couldn’t be checked: ${said} Try again in a moment.`],
})

/** A lesson as a member reads it. */
const Text = z.object({
  title: z.string(),
  /** The safe tree of `program/lesson.ts`. */
  lesson: z.array(z.any()),
})

export const NextContent = z.object({
  /** The folder that was looked into, by its name. */
  folder: z.string(),
  isSame: z.boolean(),
  /** What would keep it from being shown, with file and line. */
  mistakes: z.array(z.string()),
  files: z.array(z.string()),
  /** What it would do, what members would lose first; none where it can’t be read. */
  effects: z.array(z.string()),
  lessons: z.array(
    z.object({ id: z.string(), moduleTitle: z.string(), before: Text.nullable(), after: Text.nullable() }),
  ),
})
export type NextContent = z.infer<typeof NextContent>

export const getNextContent = endpoint({
  method: 'GET',
  path: '/api/operator/content',
  access: 'operator',
  summary:
    'What the content in the folder for the next content would do, compared with what is shown: who is in the modules that change, what is locked, which answers use a removed field; and changed lessons before and after.',
  reply: NextContent,
  refusals: [contentRefusals.notFollowed, contentRefusals.notChecked],
})
