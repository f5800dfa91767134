import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { MessageKind } from '../../../../../understanding/kinds.content.ts'
import type { Talk } from '../../../talk.ts'
import { goesOn, pointsBack } from '../../../thread.ts'

/**
 * How much likelier than it sounds by itself a message is about what was just answered, by how much it says without that: set
 * by `bench/questions/turns.yaml`.
 */
const odds = { nothing: 20, little: 4, all: 2 } as const
const more = 0.5

export function oddsOf(talk: Talk): number {
  if (talk.said.last === '') return 1
  if (pointsBack(talk) || saysNothing(talk)) return odds.nothing
  return goesOn(talk) ? odds.little : odds.all
}

/** Without a word that says what it is about: “how long at most?” */
export const saysNothing = ({ plain }: Pick<Talk, 'plain'>): boolean => stemsOf(plain).length === 0

/** Whether a message is about the area of the answer before it, whose questions are of these kinds, rather than about another. */
export function leansTo(talk: Talk, kinds: readonly MessageKind[]): boolean {
  const shareOf = talk.question.look.kinds(talk.plain)
  const share = kinds.reduce((sum, kind) => sum + shareOf(kind), 0)
  const weighed = oddsOf(talk) * share
  return weighed / (weighed + Math.max(0, 1 - share)) >= more
}
