import type { Analyzer } from './analyzer.ts'
import { scoreIdea } from './score-idea.ts'
import { whyUnreadable } from './unreadable-idea.ts'

/** The written rubric, without a model. */
export const builtInAnalyzer: Analyzer = Object.assign(
  async (idea: string) => ({ analysis: scoreIdea(idea), inputTokens: 0, outputTokens: 0 }),
  { refuses: whyUnreadable },
)
