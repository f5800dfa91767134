import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Likeness } from '../../search/server/ask-index.ts'
import type { Meant } from './create-understanding.ts'

/** The weight of what a question means, beside the best text match, which counts 1, and its likeness to known questions. */
export const meantWorth = 8
/** A score of what is meant that is as telling as a likeness of 1. */
const asAlike = 1 / 1.4

/** Of each lesson, topic or figure what is meant most likely. */
export function bestMeant(meant: readonly Meant[], kind: Meant['kind']): ReadonlyMap<string, Meant> {
  const best = new Map<string, Meant>()
  for (const one of meant) if (one.kind === kind && !best.has(one.id)) best.set(one.id, one)
  return best
}

/** What speaks more for the program than for what it leaves out, by this much, is or isn’t in it, whatever its words. */
export const [surelyInside, surelyOutside] = [0.12, -0.05]

/** How much more a question is like what the program answers than like what it leaves out. */
export function howFarInside(meant: readonly Meant[]): number {
  const scoreOf = (isWanted: (one: Meant) => boolean) => meant.find(isWanted)?.score ?? 0
  return scoreOf(({ kind }) => kind !== 'other') - scoreOf(({ kind }) => kind === 'other')
}

export const alikeOf = (meant: Meant | undefined): number => (meant?.score ?? 0) / asAlike

/** Telling words from which on a message is a story. */
const storyWords = 6

/** How much of a story a message is, 1 for a whole one: few words are like others by chance, and known questions say more then. */
export const toldShare = (question: string): number => Math.min(1, stemsOf(question).length / storyWords)

/**
 * A likeness to known questions, with the short answer that all known words together speak for where that is clearer: always
 * of a story, whose words no known question has.
 */
export function likeMeant(likeness: Likeness, meant: Meant | undefined, told: number): Likeness {
  const alike = alikeOf(meant) * told
  if (!meant || (alike <= likeness.best && told < 1)) return likeness
  return { ...likeness, best: Math.max(alike, likeness.best), key: meant.key }
}
