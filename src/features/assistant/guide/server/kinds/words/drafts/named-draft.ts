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

/** Texts that belong to no business, or to somebody who knows the law. */
const unheld =
  'poems?|songs?|lyrics|eulogy|eulogies|limerick|haiku|rap|novel|essay|cover letter|r[ée]sum[ée]|cv|employment contract|contract for [a-z ]+|lease|testament|tax return|patent|business plan|pitch deck|letter to (?:the |my )?(?:tax office|bank|court|council|government|irs|hmrc|police)'
/** Such a text is named right behind the wish for it: `write me a short poem`, not `an email about the lease`. */
const wished = new RegExp(
  String.raw`(?:^|\b(?:write|draft|make|word|give|need|want|like|with|please|pls|can you|could you)\b)[^\p{L}\p{N}]*(?:(?:me|us|my|our|an?|the|some|another) ){0,3}(?:(?!(?:about|for|on|to|of|in|that|who|and)\b)\p{L}[\p{L}-]* ){0,2}(?:${unheld})\b`,
  'iu',
)

/** Texts that are known not to be among them, whatever is near. */
export const isUnheld = ({ text }: Pick<Talk, 'text'>): boolean => wished.test(text)
