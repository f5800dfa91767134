import type { ContentReader } from '#platform/server/content-files.ts'
import { CoachingFile, type CoachingRules } from '../coaching.content.ts'
import type { Outcome } from '../outcomes/outcomes.content.ts'
import { loadOutcomes, type OutcomeContent } from '../outcomes/server/load-outcomes.ts'

export type Coaching = CoachingRules & {
  /** False on a public site, where only confirmed accounts are assigned and emailed. */
  local: boolean
  /** Who answers elite members without a coach. */
  founder: { name: string; email: string }
  outcomes: readonly Outcome[]
}

declare module '#platform/server/context.ts' {
  interface Context {
    coaching: Coaching
  }
}

type Given = OutcomeContent & { local: boolean; brand: { founderName: string; founderEmail: string } }

export const loadCoaching = (reader: ContentReader, { local, brand, program, worksheets }: Given): Coaching => ({
  ...reader.yaml('coaching.yaml', CoachingFile),
  local,
  outcomes: loadOutcomes(reader, { program, worksheets }),
  founder: { name: brand.founderName, email: brand.founderEmail },
})
