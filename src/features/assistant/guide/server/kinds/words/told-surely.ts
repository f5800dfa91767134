import { longestPlain, type Talk } from '../../talk.ts'
import { goesOn } from '../../thread.ts'

/** A short answer of a lesson, a topic of the product, or a figure of one’s own. */
type Told = { kind: 'lesson' | 'help' | 'own'; id: string; alike?: number }

/** From here on what a message says is known to be said of what is told. */
const known = { lesson: 0.65, help: 0.7, own: 0.65 } as const
/** Of a lesson less of it, where it is asked nearly as members are known to ask, or nothing where it’s asked in just these words. */
const [someKnown, asKnown, inTheseWords] = [0.5, 0.55, 0.9] as const
/** What is less like a question about the product than this needs nearly all its words to be. */
const [ofProduct, nearlyAll] = [0.6, 0.95] as const

/** How much of what a message says, by the rarity of its words, is known to be said of a matter: 0 for none, about 1 for all. */
export function saidOf({ kind, id }: Told, { text, plain, question }: Talk): number {
  const all = question.look.meant(text.length > longestPlain ? text : plain)
  return all.find((one) => one.kind === kind && one.id === id)?.score ?? 0
}

/**
 * Whether an answer may be told without a doubt: it says something about what the message says. A question that shares only
 * some of its words with what it is answered from is as often about the others. What goes on from a turn says too little alone.
 */
export function isToldSurely(told: Told, talk: Talk): boolean {
  if (goesOn(talk)) return true
  const [said, alike] = [saidOf(told, talk), told.alike ?? 0]
  if (told.kind === 'help')
    return said >= nearlyAll || (said >= known.help && talk.question.look.kinds(talk.plain)('product') >= ofProduct)
  return said >= known[told.kind] || (said >= someKnown && alike >= asKnown) || alike >= inTheseWords
}
