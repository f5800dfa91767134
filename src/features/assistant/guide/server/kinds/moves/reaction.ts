import type { Reaction } from '../../../../understanding/reactions.content.ts'
import type { Talk, Wish } from '../../talk.ts'
import { moveFor } from './beside.ts'
import { aroundObstacle, obstacleOf } from './obstacle.ts'
import type { Spoken } from './spoken.ts'

/** What a message says to the answer before it, by what was learned of others; undefined where it asks something of its own. */
export function reactionIn({ question, text, said }: Talk): Reaction | undefined {
  const { look } = question
  if (text.length > longest || !look.spoken(said.last)) return undefined
  const [best] = look.reactions(text)
  if (!best || best.share < sure) return undefined
  const alike = look.find(text).passages[0]?.answer?.alike ?? 0
  return alike >= (best.share >= verySure ? inTheseWords : known) ? undefined : best.name
}

const longest = 200
const [sure, verySure] = [0.5, 0.85] as const
/** A question this near to a known one stands by itself; one in nearly its words, whatever it sounds like. */
const [known, inTheseWords] = [0.6, 0.85] as const

const wishes: Partial<Record<Reaction, Wish>> = {
  ...{ simpler: 'simpler', why: 'why', example: 'example', list: 'list', more: 'more', source: 'source' },
}
export const wishIn = (reaction: Reaction): Wish | undefined => wishes[reaction]

/** What the answer before has for it: what was written for just that, or what is done with any answer of a lesson. */
export function saidTo(reaction: Reaction, spoken: Spoken, talk: Talk): readonly string[] | undefined {
  const { given } = spoken
  const fresh = (text: string | undefined) => (text && !talk.said.has(text) ? [text] : undefined)
  if (reaction === 'words') return given?.words ? fresh(`> ${given.words}`) : undefined
  if (reaction === 'limits') return fresh(given?.limits)
  if (reaction === 'cannot') return aroundObstacle(obstacleOf(talk.plain), spoken, talk)
  return moveFor(reaction)?.says(spoken, talk)
}
