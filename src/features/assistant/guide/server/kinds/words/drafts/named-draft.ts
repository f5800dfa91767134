import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Draft } from '../../../../../understanding/drafts.content.ts'
import type { Talk } from '../../../talk.ts'

/** The text whose name a message has: of several the one with the most words. */
export function namedDraft({ text, question: { look } }: Pick<Talk, 'text' | 'question'>): Draft | undefined {
  const said = new Set(stemsOf(text))
  const found = look.allDrafts().flatMap((draft) => {
    const words = draft.names.map(stemsOf).filter((name) => name.every((word) => said.has(word)))
    return words.map((name) => ({ draft, length: name.length }))
  })
  return found.sort((one, other) => other.length - one.length)[0]?.draft
}

/** What is written for nobody’s business, or by somebody who knows the law. */
const unheld =
  /\b(?:poems?|songs?|lyrics|eulog\w+|limerick|haiku|rap|novel|essay|cover letter|r[ée]sum[ée]|cv|contract for|employment contract|lease|testament|letter to (?:the |my )?(?:tax office|bank|court|council|government|irs|hmrc|police)|tax return|patent|business plan|pitch deck)\b/i

/** Texts that are known not to be among them, whatever is near. */
export const isUnheld = ({ text }: Pick<Talk, 'text'>): boolean => unheld.test(text)
