import type { ContentReader } from '#platform/server/content-files.ts'
import type { NamedText } from '#platform/server/language/learn.ts'
import { type Reaction, ReactionsFile } from '../../reactions.content.ts'

export type ReactionText = NamedText<Reaction>

const reactionsFile = 'reactions.yaml'

/** What members say to an answer. */
export function loadReactionTexts(reader: ContentReader): ReactionText[] {
  if (!reader.list('').includes(reactionsFile)) return []
  const file = reader.yaml(reactionsFile, ReactionsFile)
  return Object.entries(file).flatMap(([name, texts]) =>
    (texts ?? []).map((text) => ({ name: name as Reaction, text })),
  )
}
