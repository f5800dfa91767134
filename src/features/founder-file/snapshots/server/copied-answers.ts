import type { AnswerValue } from '../../pages/filled-page.ts'
import { currentField } from '../../pages/renamed.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

type Copied = { value: AnswerValue; mark: Mark | null }
export type CopiedAnswers = Map<string, Copied>

/** What a copy holds, under the keys of today: a copy itself is never changed. */
export function currentAnswers(page: Worksheet, answers: string): CopiedAnswers {
  const stored = Object.entries(JSON.parse(answers) as Record<string, Copied>)
  return new Map(stored.map(([field, copied]) => [currentField(page, field), copied]))
}
