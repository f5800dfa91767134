import { capitalized } from '#platform/format/words.ts'
import { messageLimit } from '../assistant.rules.ts'
import { type Claim, claimLine } from '../claims/claims.rules.ts'

export const analysisTitle = 'Business Idea Analysis'

/** Said so that it can be checked, said without anything to check, or not said. */
export const ideaStates = ['met', 'claimed', 'missing'] as const

export type IdeaCriterion = { name: string; state: (typeof ideaStates)[number]; words: string; question: string }

export type IdeaAnalysis = {
  /** 0–10; null where a model gave none. */
  viability: number | null
  strengths: string[]
  challenges: string[]
  recommendations: string[]
  /** One line each; none in what a model judged before they stood beside it. */
  criteria?: IdeaCriterion[] | undefined
  /** What the member's Founder file counts of it; null where it wasn't read. */
  claims?: Claim[] | null | undefined
}

const shownWithoutScore = 5

/** The analysis as a chat message; a long idea is shortened so that the message fits. */
export function analysisMessage(idea: string, analysis: IdeaAnalysis): string {
  const { viability, strengths, challenges, recommendations } = analysis
  const score = `**Viability Score:** ${viability ?? shownWithoutScore}/10`
  const parts = [
    viability === null ? `${score} (the model gave no score)` : score,
    ...cardOf(analysis),
    section('Strengths', strengths, 'No specific strengths identified'),
    section('Challenges', challenges, 'No specific challenges identified'),
    section('Recommendations', recommendations, 'No specific recommendations available'),
  ].join('\n\n')
  const head = `**${analysisTitle}**\n\n**Idea:** `
  const room = messageLimit - head.length - parts.length - 2
  const words = idea.trim()
  const fitting = words.length > room ? `${words.slice(0, Math.max(0, room - 1)).trimEnd()}…` : words
  return `${head}${fitting}\n\n${parts}`.slice(0, messageLimit)
}

function cardOf({ criteria = [], claims }: IdeaAnalysis): string[] {
  const claimed = (claims ?? []).map((claim) => [claim.name, claimLine(claim)] as const)
  const behind = new Map(claimed)
  const states = criteria.map(({ name, state }) => [name, state === 'met' ? '**met**' : state] as const)
  const lines = states.length > 0 ? states.map(([name, state]) => [name, state, behind.get(name)]) : claimed
  return lines.length > 0
    ? [lines.map(([name = '', ...said]) => `- ${capitalized(name)}: ${said.filter(Boolean).join(', ')}`).join('\n')]
    : []
}

/** What is asked to fill a score card: the weightiest that is missing first. */
export const questionsFor = (criteria: readonly IdeaCriterion[]): IdeaCriterion[] =>
  criteria.filter(({ state }) => state !== 'met').slice(0, mostQuestions)
const mostQuestions = 3

export const isAnalysisMessage = (message: string): boolean => message.startsWith(`**${analysisTitle}**`)

const section = (title: string, lines: readonly string[] = [], fallback = '') =>
  [`**${title}:**`, '', ...(lines.length > 0 ? lines : [fallback]).map((line) => `- ${line}`)].join('\n')
