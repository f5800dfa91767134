import { capitalized } from '#platform/format/words.ts'
import type { Talk } from '../../../talk.ts'

/** Whom a message is for: `to Barry`, `write Maeve Tierney an email`, `text mr ocran`. */
const forms: readonly RegExp[] = [
  /\b((?:mr|mrs|ms|miss|dr|madam)\.? \p{L}[\p{L}’'-]+)/iu,
  /\b(?:[Tt]o|[Ff]or|[Tt]ell|[Aa]sk|[Tt]hank|[Ww]rite|[Tt]ext|[Ee]mail|[Mm]essage|[Rr]emind) (\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:\p{Lu}\p{Ll}[\p{L}’'-]+|Mc\p{L}+))?)/u,
  /\b(?:text|message|msg|email|mail|letter|note|reply|reminder) (?:to|for) ([\p{Ll}][\p{L}’'-]{2,})\b/u,
  /\b(?:write|tell|text|email|message) ([\p{Ll}][\p{L}’'-]{2,}) (?:a|an|that|about|again|back)\b/u,
]
const noNames =
  /^(?:the|this|that|you|they|them|him|her|someone|somebody|people|customers?|clients?|my|our|an?|all|me|it|us|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|google|facebook|instagram|whatsapp|christmas|easter)\b/i

/** Somebody whom a message is asked for and whose name stands in the member’s file. */
export function nameInFile({ text, question: { own } }: Pick<Talk, 'text' | 'question'>): string | undefined {
  for (const form of forms) {
    const [, name] = form.exec(text) ?? []
    if (!name || noNames.test(name)) continue
    const word = name.split(' ').at(-1) ?? name
    if (own.hasWritten(word)) return capitals(name)
    const [first = ''] = name.split(' ')
    if (first !== word && !/^(?:mr|mrs|ms|miss|dr|madam)\b/i.test(first) && own.hasWritten(first))
      return capitals(first)
  }
  return undefined
}

const capitals = (name: string) =>
  name
    .split(' ')
    .map((word) => capitalized(word))
    .join(' ')
    .replace(/^(Mr|Mrs|Ms|Dr) /, '$1. ')

/** Of a person the first name is said, of a title all of it. */
export const calledBy = (name: string): string =>
  /^(?:Mr|Mrs|Ms|Dr|Miss|Madam)\b/.test(name) ? name : (name.split(' ')[0] ?? name)
