import type { Tier } from '#features/membership/membership.rules.ts'
import type { Analyzer } from '../analyzer/server/analyzer.ts'
import type { RunningAnswers } from '../answers/server/running-answers.ts'
import type { ClaimsFile } from '../claims/claims.content.ts'
import type { ChatModel } from '../models/server/chat-model.ts'
import type { ProposalKinds } from '../proposals/server/proposal-kind.ts'
import type { AssistantLimits } from '../quota/server/limits.ts'
import type { ProgramSearch } from '../search/server/program-search.ts'
import type { OwnFile } from '../tools/own.content.ts'
import type { FileCatalog } from '../tools/server/catalog/file-catalog.ts'
import type { ReadPromises } from '../tools/server/coaching/open-promise.ts'
import type { OwnIndex } from '../tools/server/own-index.ts'
import type { ReadCircumstances } from '../tools/server/own-record.ts'
import type { PageIndex } from '../tools/server/page-index.ts'

/** What answers members, what it searches, and how often they may ask. */
export type Assistant = {
  model: ChatModel
  /** Who outside the installation reads what the model is sent; null where no one does. */
  outside: string | null
  analyzer: Analyzer
  search: ProgramSearch
  /** Builds the search index before the first question needs it, one part after the other, so that others are answered between. */
  prepare: () => Promise<void>
  /** Questions about one's own business, and the fields that answer them. */
  own: OwnFile
  findOwn: OwnIndex
  findPages: PageIndex
  findPlaces: FileCatalog
  /** What of the Founder file counts an idea's criteria, and what tests them. */
  claims: ClaimsFile
  circumstances: ReadCircumstances
  promises: ReadPromises
  /** What may be proposed to members; the features do it that it is about. */
  proposals: ProposalKinds
  perDay: Record<Tier, number>
  limits: AssistantLimits
  running: RunningAnswers
}

declare module '#platform/server/context.ts' {
  interface Context {
    assistant: Assistant
  }
}
