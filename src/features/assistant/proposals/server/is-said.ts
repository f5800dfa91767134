import { stemsOf } from '#platform/server/language/word-stems.ts'
import { amountsIn } from '../../guide/server/replies/amounts.ts'
import type { Turn } from '../../models/server/chat-model.ts'
import type { Wish } from './proposal-kind.ts'

/** Whether what is proposed rests on the member's own words: their figure, half of a promise's words, a word of a page's title. */
export function isSaid({ kind, what, value }: Wish, turns: readonly Turn[]): boolean {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  if (kind === 'number') return value !== undefined && figuresOf(said).has(value)
  // What was reached is shown by the pages, whatever it is called.
  if (kind === 'outcome') return true
  const stems = stemsOf(what)
  const known = new Set(said.flatMap(stemsOf))
  const shared = stems.filter((one) => known.has(one)).length
  return shared >= (kind === 'promise' ? stems.length / 2 : Math.min(1, stems.length))
}

const figuresOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => amountsIn(text).map(({ value }) => value)))
