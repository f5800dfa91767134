import type { Program } from '#features/program/program.ts'
import { ContentMistake, type ContentReader, deepFreeze } from '#platform/server/content-files.ts'
import type { Context } from '#platform/server/context.ts'
import { type Outcome, OutcomeFile } from '../outcomes.content.ts'

const file = 'outcomes.yaml'

export type OutcomeContent = { program: Program; worksheets: Context['worksheets'] }

/** Reads the outcomes; their lessons, pages and numbers have to be there. */
export function loadOutcomes(reader: ContentReader, content: OutcomeContent): readonly Outcome[] {
  const outcomes = reader.yaml(file, OutcomeFile)
  const ids = outcomes.map(({ id }) => id)
  const mistakes = outcomes.flatMap((outcome, at) => [
    ...(ids.indexOf(outcome.id) < at ? [{ at: outcome.id, says: 'there are two outcomes of this id.' }] : []),
    ...faultsOf(outcome, content),
  ])
  if (mistakes.length > 0)
    throw new ContentMistake(mistakes.map(({ at, says }) => reader.mistake(file, at, says).message).join('\n'))
  return deepFreeze(outcomes)
}

function faultsOf({ id, lesson, evidence, numbers }: Outcome, { program, worksheets }: OutcomeContent) {
  const pages = evidence.map(({ page }) => page)
  const isFed = (key: string) =>
    worksheets.metrics.find((metric) => metric.key === key)?.fedBy.some(({ pageId }) => pages.includes(pageId))
  return [
    ...(program.subModuleById.has(lesson) ? [] : [{ at: lesson, says: `${id}: there is no lesson ${lesson}.` }]),
    ...pages
      .filter((page) => !worksheets.pageById.has(page))
      .map((page) => ({ at: page, says: `${id}: there is no page ${page}. Use the id of a file in worksheets/.` })),
    ...numbers
      .filter((key) => !isFed(key))
      .map((key) => ({ at: key, says: `${id}: none of its pages feeds the number ${key}.` })),
  ]
}
