import type { Analyzer } from './analyzer.ts'
import { scoreIdea } from './score-idea.ts'

/** The written rubric, without a model. */
export const builtInAnalyzer: Analyzer = async (idea) => ({
  analysis: scoreIdea(idea),
  inputTokens: 0,
  outputTokens: 0,
})
