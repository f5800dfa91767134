import type { Meant } from '../../understanding/server/create-understanding.ts'
import type { Likeness } from './ask-index.ts'

/** The weight of what a question means, beside the best text match, which counts 1, and its likeness to known questions. */
export const meantWorth = 4
/** A score of what is meant that is as telling as a likeness of 1. */
const asAlike = 1 / 1.4

/** Of each lesson, topic or figure what is meant most likely. */
export function bestMeant(meant: readonly Meant[], kind: Meant['kind']): ReadonlyMap<string, Meant> {
  const best = new Map<string, Meant>()
  for (const one of meant) if (one.kind === kind && !best.has(one.id)) best.set(one.id, one)
  return best
}

export const alikeOf = (meant: Meant | undefined): number => (meant?.score ?? 0) / asAlike

/** A likeness to known questions, with the short answer that all known words together speak for where that is clearer. */
export function likeMeant(likeness: Likeness, meant: Meant | undefined): Likeness {
  const alike = alikeOf(meant)
  return meant && alike > likeness.best ? { ...likeness, best: alike, key: meant.key } : likeness
}
