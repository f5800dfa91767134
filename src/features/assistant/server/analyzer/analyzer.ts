import type { IdeaAnalysis } from '../../rules.ts'

export type Analyzed = { analysis: IdeaAnalysis; inputTokens: number; outputTokens: number }
export type Analyzer = (idea: string) => Promise<Analyzed>

/** A model spoke, but gave nothing that could be read as an analysis, twice. */
export class UnreadableAnalysis extends Error {
  override readonly name = 'UnreadableAnalysis'
}
