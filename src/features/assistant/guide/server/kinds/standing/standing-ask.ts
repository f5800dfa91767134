import type { Talk } from '../../talk.ts'
import { isNamed } from '../own/own-learned.ts'
import { isTaught } from '../taught.ts'

const asks = ['next', 'behind', 'count', 'module', 'pace'] as const
/** What of the member’s standing is asked for. */
export type StandingAsk = (typeof asks)[number]

/** From here on it is asked for nothing else; and where no other kind has read the message. */
const [sure, likely] = [0.62, 0.36]
/** Who tells this much asks about what they tell. */
const story = 240

/** `share`: of all that asks for standing; `ofAsk`: of what is asked most likely. */
type Asked = { ask: StandingAsk; share: number; ofAsk: number }

export function standingAsk({ plain, question }: Talk): Asked {
  const shareOf = question.look.kinds(plain)
  const shares = asks.map((ask) => ({ ask, share: shareOf(ask) }))
  const [best = { ask: 'behind', share: 0 }] = shares.toSorted((one, other) => other.share - one.share)
  return { ask: best.ask, ofAsk: best.share, share: shares.reduce((sum, { share }) => sum + share, 0) }
}

export const isSurelyStanding = (talk: Talk): boolean => {
  const { share } = standingAsk(talk)
  return talk.text.length < story && share >= sure && !isOfOther(talk, share)
}

/** A name from the member’s pages, or just what a lesson is known to be asked, unless it’s nothing else but where one stands. */
const isOfOther = (talk: Talk, share: number) => isNamed(talk) || (share < plainly && isTaught(talk))
const plainly = 0.95

/** “What’s my VAT number?” asks for a number too, and “the slow months” are of the business: what it is more like is meant. */
export function isLikelyStanding(talk: Talk): boolean {
  const { share, ask } = standingAsk(talk)
  const shareOf = talk.question.look.kinds(talk.plain)
  const other = Math.max(shareOf('own'), ask === 'pace' ? shareOf('lesson') : 0)
  return talk.text.length < story && share >= likely && share > other && !isOfOther(talk, share)
}

/** “What do I do first?” stands at the end of many a message about the business. */
export const isOfLesson = ({ plain, question }: Talk): boolean => question.look.kinds(plain)('lesson') >= ofLesson
const ofLesson = 0.75

/** “How much time did I think went into winning people?” has the words of the calendar, and asks for what one wrote. */
export const isSurelyOwn = ({ plain, question }: Talk): boolean => question.look.kinds(plain)('own') >= surelyOwn
const surelyOwn = 0.95
