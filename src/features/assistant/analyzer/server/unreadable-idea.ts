import { foreignLanguage, readsEnglish } from '../../guide/server/kinds/people/language.ts'
import { rubric } from './rubric.ts'

const fewestWords = 4
const fewestDifferent = 0.4
const longEnough = 12
/** What an idea is told with, whatever it is about. */
const tells =
  /\b(?:sell|selling|offer|help|make|build|open|start|run|teach|coach|rent|deliver|design|fix|repair|create|write|clean|cook|bake|business|idea|app|platform|service|shop|store|tool|product|company|customers?|clients?|boxes|course|agency|software|market|for [a-z])/i

/** Why a text can't be scored: it would be told a number that means nothing. Undefined for one that can be. */
export function whyUnreadable(idea: string): string | undefined {
  const language = foreignLanguage(idea)
  if (language) return readsEnglish[language] ?? readsEnglish.other
  const words = idea.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  if (words.length < fewestWords)
    return 'That’s too short to score. Write two sentences: what you sell, who buys it, and what you’ve found out so far.'
  const isRepeating = words.length >= longEnough && new Set(words).size / words.length < fewestDifferent
  const saysNothing = !tells.test(idea) && !rubric.some(({ claimed }) => claimed(idea))
  return isRepeating || saysNothing
    ? 'I can’t find a business idea in this text. Write what you sell, who buys it, and what you’ve found out so far.'
    : undefined
}
