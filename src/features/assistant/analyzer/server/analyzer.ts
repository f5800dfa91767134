import type { IdeaAnalysis } from '../analyzer.rules.ts'

export type Tokens = { inputTokens: number; outputTokens: number }
export type Analyzed = Tokens & { analysis: IdeaAnalysis }
export type Analyzer = (idea: string) => Promise<Analyzed>

/** No analysis came of it: the provider failed, or a model spoke, twice, and gave nothing that could be read as one. */
export class AnalysisFailed extends Error {
  override readonly name = 'AnalysisFailed'
  readonly isUnreadable: boolean
  /** What its tries used all the same. */
  readonly spent: Tokens

  constructor(isUnreadable: boolean, spent: Tokens) {
    super(isUnreadable ? 'unreadable' : 'provider')
    this.isUnreadable = isUnreadable
    this.spent = spent
  }
}
