import type { Program } from '#features/program/program.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import type { NamedText } from '#platform/server/language/learn.ts'
import { type Draft, DraftsFile } from '../../drafts.content.ts'

export type Drafts = { texts: readonly NamedText<string>[]; all: readonly Draft[] }

const file = 'drafts.yaml'

/** Texts to send, and what they are asked for with. */
export function loadDrafts(reader: ContentReader, program: Program): Drafts {
  if (!reader.list('').includes(file)) return { texts: [], all: [] }
  const drafts = Object.entries(reader.yaml(file, DraftsFile))
  for (const [id, { lesson, also }] of drafts)
    for (const named of [lesson, also])
      if (named && !program.subModuleById.has(named))
        throw reader.mistake(file, `${id}:`, `there is no lesson ${named}.`)
  return {
    texts: drafts.flatMap(([id, { asks }]) => asks.map((text) => ({ name: id, text }))),
    all: drafts.map(([id, { asks, ...draft }]) => ({ id, ...draft })),
  }
}
