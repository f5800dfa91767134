import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Passage } from '../../models/server/chat-model.ts'
import type { Likeness } from './ask-index.ts'
import { bestQuote } from './best-quote.ts'
import type { SearchEntry } from './search-entries.ts'
import type { SynonymsOf } from './synonyms.ts'

type By = { likeness: Likeness; fit: number; synonymsOf: SynonymsOf }

/** What an answer may say from an entry, and which of its short answers fits the question. */
export function passageOf(entry: SearchEntry, question: string, { likeness, fit, synonymsOf }: By): Passage {
  const given = entry.answers.find(({ key }) => key === likeness.key)
  // A lesson is parsed and read through for it, and most answers quote nothing.
  let quote: string | undefined
  return {
    id: entry.id,
    kind: entry.kind,
    title: entry.title,
    href: entry.href,
    get quote() {
      quote ??= bestQuote(entry, stemsOf(question), synonymsOf)
      return quote
    },
    action: entry.action,
    outcome: entry.outcome,
    minutes: entry.minutes,
    fieldMinutes: entry.fieldMinutes,
    argument: entry.argument,
    plain: entry.plain,
    description: entry.description,
    answer: given ? { given, alike: likeness.best } : null,
    answers: entry.answers,
    alike: likeness.closest,
    fit,
  }
}
