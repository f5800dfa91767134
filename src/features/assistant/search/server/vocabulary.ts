import { wordsOf } from '#platform/server/language/word-stems.ts'
import type { Vocabulary } from '../../models/server/chat-model.ts'
import { type Known, plainWord } from '../../understanding/server/known.ts'
import type { Questions } from './load-questions.ts'
import type { SearchEntry } from './search-entries.ts'

/** What members type says more about what they mean than what lessons say. */
const askWorth = 5

/** Every word of what members ask and say and of what lessons say, and of subjects outside the program, with how often it occurs. */
export function vocabularyOf(entries: readonly SearchEntry[], questions: Questions, known: Known['words']): Vocabulary {
  const { outside, business, terms } = questions
  const counts = new Map<string, number>()
  const count = (word: string, worth: number) => counts.set(word, (counts.get(word) ?? 0) + worth)
  const add = (text: string, worth: number) => {
    for (const word of wordsOf(text)) count(plainWord(word), worth)
  }
  for (const { title, description, body, asks } of entries) {
    for (const text of [title, description, body]) add(text, 1)
    for (const ask of asks) add(ask, askWorth)
  }
  for (const [word, times] of known) count(word, times)
  for (const { names } of terms) for (const name of names) add(name, askWorth)
  for (const word of [...outside, ...business]) add(word.replaceAll('-', ' '), 1)
  return counts
}
