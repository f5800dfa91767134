import type { Claim } from '../../claims/claims.rules.ts'
import type { IdeaAnalysis } from '../analyzer.rules.ts'

export type Tokens = { inputTokens: number; outputTokens: number }
export type Analyzed = Tokens & { analysis: IdeaAnalysis }
/** `refuses` says why a text can't be scored, before anything is counted. `claims` only where the member lets the file be read. */
export type Analyzer = ((idea: string, claims?: readonly Claim[]) => Promise<Analyzed>) & {
  refuses?: (idea: string) => string | undefined
}

/** The analysis failed: the provider failed, or the model replied twice without a readable analysis. */
export class AnalysisFailed extends Error {
  override readonly name = 'AnalysisFailed'
  readonly isUnreadable: boolean
  /** What its attempts used anyway. */
  readonly spent: Tokens

  constructor(isUnreadable: boolean, spent: Tokens) {
    super(isUnreadable ? 'unreadable' : 'provider')
    this.isUnreadable = isUnreadable
    this.spent = spent
  }
}
