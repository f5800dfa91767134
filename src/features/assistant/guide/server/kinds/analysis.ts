import { isAnalysisMessage } from '../../../analyzer/analyzer.rules.ts'
import { type Kind, linkTo, type Talk } from '../talk.ts'

/** What the analyzer found about an idea, as a message of the member's: its score in a sentence, and where to begin. */
export const analysis: Kind = {
  group: 'analysis',
  read: (talk) => (isAnalysisMessage(talk.text) ? () => about(talk) : undefined),
}

function about(talk: Talk): string[] {
  const score = /Viability Score:\*\* (\d+)\/10/.exec(talk.text)?.[1]
  const recommended = /\*\*Recommendations:\*\*\s+- (.+)/.exec(talk.text)?.[1]
  const lessons = talk.question.passages.map((lesson) => `- ${linkTo(lesson, talk)}: ${lesson.description}`).join('\n')
  return [
    `**${score ?? '–'}/10.** ${verdictOf(Number(score))}`,
    ...(recommended ? [`Do one thing before anything else: ${recommended}`] : []),
    ...(lessons ? [`**Lessons for the weakest points**\n\n${lessons}`] : []),
    'When you know more, add what you found and run it again: the score follows the evidence.',
  ]
}

function verdictOf(score: number): string {
  if (score >= 7) return 'That’s a strong start: parts of it have already been tested in the real world.'
  return score >= 4
    ? 'There’s something here, but the expensive questions are still open.'
    : 'So far it’s a wish. That’s no verdict on the idea, only on what you know about it.'
}
