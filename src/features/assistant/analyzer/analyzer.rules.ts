import { messageLimit } from '../assistant.rules.ts'

export const analysisTitle = 'Business Idea Analysis'

export type IdeaAnalysis = {
  /** 0–10; null where a model gave none. */
  viability: number | null
  strengths: string[]
  challenges: string[]
  recommendations: string[]
}

const shownWithoutScore = 5

/** The analysis as a chat message; a long idea is shortened so that the message fits. */
export function analysisMessage(idea: string, analysis: IdeaAnalysis): string {
  const { viability, strengths, challenges, recommendations } = analysis
  const score = `**Viability Score:** ${viability ?? shownWithoutScore}/10`
  const parts = [
    viability === null ? `${score} (the model gave no score)` : score,
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

export const isAnalysisMessage = (message: string): boolean => message.startsWith(`**${analysisTitle}**`)

const section = (title: string, lines: readonly string[] = [], fallback = '') =>
  [`**${title}:**`, '', ...(lines.length > 0 ? lines : [fallback]).map((line) => `- ${line}`)].join('\n')
