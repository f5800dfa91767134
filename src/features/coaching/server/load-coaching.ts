import type { ContentReader } from '#platform/server/content-files.ts'
import { CoachingFile, type CoachingRules } from '../coaching.content.ts'

export type Coaching = CoachingRules & {
  /** False on a public site, where only confirmed accounts are assigned and emailed. */
  local: boolean
  /** Who answers elite members without a coach. */
  founder: { name: string; email: string }
}

declare module '#platform/server/context.ts' {
  interface Context {
    coaching: Coaching
  }
}

type Given = { local: boolean; brand: { founderName: string; founderEmail: string } }

export const loadCoaching = (reader: ContentReader, { local, brand }: Given): Coaching => ({
  ...reader.yaml('coaching.yaml', CoachingFile),
  local,
  founder: { name: brand.founderName, email: brand.founderEmail },
})
