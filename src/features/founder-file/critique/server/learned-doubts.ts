import { builtDataFile, readBuiltData, writeBuiltData } from '#platform/server/built-data.ts'
import { digestOf } from '#platform/server/content-digest.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { learn, type NamedText } from '#platform/server/language/learn.ts'
import { type LearnedModel, likelyNames } from '#platform/server/language/learned-model.ts'
import { type Doubt, doubts } from '../../worksheets/doubts.ts'
import { exampleOf } from '../../worksheets/example.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { answersOf } from '../critique.ts'
import { DoubtsFile } from '../doubts.content.ts'
import type { LikelyDoubts } from '../likely-doubts.ts'

const file = 'doubts.yaml'
const built = 'doubts.bin'
const places = 1 << 15

type Name = Doubt | 'sound'
/** `digest` tells the content files that it was learned from. */
export type LearnedDoubts = { digest: string; model: LearnedModel<Name> }

/**
 * What was learned of answers that are doubted: as the build made it, or made here where the content is another one;
 * undefined without such answers.
 */
export function loadLearnedDoubts(
  reader: ContentReader,
  pages: readonly Worksheet[],
  from = builtDataFile(built),
): LearnedDoubts | undefined {
  if (!reader.list('').includes(file)) return undefined
  const digest = digestOf(reader, [file, ...pages.map((page) => page.file)])
  const made = readBuiltData<LearnedDoubts>(from)
  if (made?.digest === digest) return made
  const { flawed, sound } = reader.yaml(file, DoubtsFile)
  // What the example business of a page says in words is sound.
  const examples = pages.flatMap((page) => answersOf({ page, answers: exampleOf(page) }).map(({ text }) => text))
  const texts = [...doubts.flatMap((doubt) => as(doubt, flawed[doubt] ?? [])), ...as('sound', [...sound, ...examples])]
  return { digest, model: learn(texts, places) }
}

export const writeLearnedDoubts = (folder: string, learned: LearnedDoubts): void =>
  writeBuiltData(folder, built, learned)

const as = (name: Name, texts: readonly string[]): NamedText<Name>[] => texts.map((text) => ({ name, text }))

/** Beside other flaws, which another rule may look for, only what is sound speaks against one. */
export const likelyDoubtsOf =
  ({ model }: LearnedDoubts): LikelyDoubts =>
  (answer) => {
    const likely = likelyNames(model, answer)
    const sound = likely('sound')
    return (doubt) => likely(doubt) / (likely(doubt) + sound || 1)
  }
