import type { IdeaAnalysis } from './analyzer.rules.ts'

const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''))

/** What a model wrote, without the lines that hold a number which stands in nothing that it was given. */
export function withoutInvented(analysis: IdeaAnalysis, given: string): IdeaAnalysis {
  const known = new Set(numbersIn(given))
  const kept = (lines: string[]) => lines.filter((line) => numbersIn(line).every((number) => known.has(number)))
  return {
    ...analysis,
    strengths: kept(analysis.strengths),
    challenges: kept(analysis.challenges),
    recommendations: kept(analysis.recommendations),
  }
}
