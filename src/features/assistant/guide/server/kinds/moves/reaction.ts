import type { Reaction } from '../../../../understanding/reactions.content.ts'
import { short } from '../../say-lesson.ts'
import { type Lines, saidAs, type Talk, type Wish } from '../../talk.ts'
import { moveFor } from './beside.ts'
import { saysNothing } from './context/leaning.ts'
import { draftBefore } from './draft/draft-before.ts'
import { aroundObstacle, obstacleOf } from './obstacle.ts'
import type { Spoken } from './spoken.ts'
import { standsAlone } from './turns/stands-alone.ts'
import { asksForWords, withName } from './words-asked.ts'

const longest = 240
const [sure, verySure] = [0.5, 0.85] as const
/** A question this near to a known one stands by itself; one in nearly its words, whatever it sounds like. */
const [known, inTheseWords] = [0.6, 0.85] as const

/** The short answer that is talked about: the last one, or the one before a no to changing it. */
export function talkedAbout({ question: { turns, look } }: Talk): Spoken | undefined {
  const answers = turns.filter(({ role }) => role === 'assistant')
  const last = answers.findLast(({ answeredAs }) => answeredAs?.as !== 'edited')
  return last && look.spoken(last.content)
}

const nearest = ({ question, text }: Talk) => question.look.find(text).passages[0]

/** What a message says to the answer of a lesson before it, by what was learned of others; undefined where it asks something of its own. */
export function reactionIn(talk: Talk): Reaction | undefined {
  if (talk.text.length > longest || talk.said.times > 1 || isOfElse(talk)) return undefined
  if (adds.test(talk.plain)) return 'fact'
  if (asksForWords(talk.plain) && !talk.said.asks('is-that-it')) return 'words'
  const [best] = talk.question.look.reactions(talk.text)
  const least = standsAlone(talk.plain) ? verySure : sure
  if (best && best.share >= least && !isKnownElsewhere(talk, best.share))
    return best.name === 'cannot' && failed.test(talk.plain) ? 'otherwise' : best.name
  return leansToReaction(talk)
}

/** “He said no”, “they laughed at me”: what was advised didn’t go as it should. */
const refuses =
  /^\W*(?:(?:and|but|ok|so|well|then)[, ]+)*(?:he|she|they|it|people|most|everyone|everybody|nobody|no one|(?:my|the) \w+)\b.{0,40}\b(?:no|not|never|none|nothing|\w+n't|refus\w*|declin\w*|laugh\w*|ignor\w*|angry|mad|rude|take it or leave it)\b/
/** “I talked to him already, nothing changes”: it was done, and didn’t help. */
const failed =
  /\balready (?:tried|did|done|talked|told|asked|said|called|sent|wrote)\b|\b(?:tried|did|done|talked|told|asked|said|called|sent|wrote)\b.{0,24}\b(?:already|twice|three times|again and again)\b|\b(?:doesn't|didn't|does not|did not|won't) (?:help|work|change)\b|\bnothing (?:changes|changed|helps|helped|happens|happened|works)\b/
export const tellsOfRefusal = (plain: string): boolean => refuses.test(plain) || failed.test(plain)
const tells: ReadonlySet<Reaction> = new Set(['otherwise', 'cannot', 'fact'])

/** What tells how it went and asks nothing is said to the answer before, though no single reaction is sure. */
function leansToReaction(talk: Talk): Reaction | undefined {
  const { plain, text, question } = talk
  if (standsAlone(plain) || asks.test(plain) || isKnownElsewhere(talk, verySure)) return undefined
  const ranked = question.look.reactions(text).filter(({ name }) => tells.has(name))
  if (ranked.reduce((sum, { share }) => sum + share, 0) < sure) return undefined
  return tellsOfRefusal(plain) ? 'otherwise' : ranked[0]?.name
}
const asks =
  /\?|^\W*(?:(?:and|but|ok|so|then)[, ]+)*(?:what|how|why|when|where|which|who|is|are|do|does|can|could|should|would|will)\b/

function isKnownElsewhere(talk: Talk, share: number): boolean {
  if (saysNothing(talk)) return false
  const own = nearest(talk)
  if (!own || talk.said.last.includes(own.href)) return false
  return (own.answer?.alike ?? 0) >= (share >= verySure ? inTheseWords : known)
}

/** A whole question about the product, the member’s own record or nothing that the program has, whatever was said before. */
function isOfElse({ plain, text, question: { look } }: Talk): boolean {
  if (!standsAlone(plain)) return false
  const share = look.kinds(text)
  return look.isOutside(plain) || ofElse.some((kind) => share(kind) >= surelyElse)
}
const ofElse = ['product', 'own', 'next', 'behind', 'count', 'module', 'pace'] as const
const surelyElse = 0.5

const toBeLookedFor: readonly Reaction[] = ['otherwise', 'words', 'limits', 'new']

/** What the same lesson is known to be asked in nearly these words. */
export function knownOfSame(reaction: Reaction, { lesson, given }: Spoken, talk: Talk): readonly string[] | undefined {
  const own = nearest(talk)
  const { answer } = own ?? {}
  if (!answer || own?.id !== lesson.id || answer.given === given || !toBeLookedFor.includes(reaction)) return undefined
  return answer.alike >= known && !talk.said.has(answer.given.answer) ? short(own, answer.given, talk) : undefined
}

const wishes: Partial<Record<Reaction, Wish>> = {
  ...{ simpler: 'simpler', why: 'why', example: 'example', list: 'list', more: 'more', source: 'source' },
}
export const wishOfReaction = (reaction: Reaction): Wish | undefined => wishes[reaction]

/** What the answer before has for it: what was written for just that, or what is done with any answer of a lesson. */
export function saidTo(reaction: Reaction, spoken: Spoken, talk: Talk): Lines | undefined {
  const { given } = spoken
  const fresh = (text: string | undefined) => (text && !talk.said.has(text) ? [text] : undefined)
  if (reaction === 'words') return given?.words ? fresh(`> ${withName(given.words, talk)}`) : undefined
  if (reaction === 'limits') return fresh(given?.limits)
  if (reaction === 'cannot') return aroundObstacle(obstacleOf(talk.plain), spoken, talk)
  if (reaction === 'fact') return toFact(spoken, talk)
  if (reaction === 'edit' && !draftBefore(talk)) return undefined
  if (reaction === 'edit')
    return saidAs('edited', [talk.said.has(yours) ? stillYours : yours, ...shorterDraft(spoken, talk)])
  return moveFor(reaction)?.says(spoken, talk)
}

const weighs = 'I can’t weigh that for you, since I only have what’s written. What I’d compare it with:'
const orAsk = 'If it changes what you’re asking, ask it once more with that in it.'

/** “I forgot to say”, “still the same?”: a fact is added to what was asked, whatever else it is like. */
const adds =
  /^\W*(?:(?:oh|ok|sorry|wait|hm+|well|no)[, ]+)*(?:i forgot (?:to (?:say|mention|add|tell)|that)|i should have (?:said|mentioned)|(?:i|we) (?:said|wrote|meant) .{3,60} but|actually it's|correction\b)|\b(?:does|would) (?:that|this|it) change (?:what you said|anything|something|that|it|your answer)\b|\bstill the same\W*$|\b(?:does|is) (?:that|this|it) still (?:hold|apply|true|right)\b/

/** What answers the question with the fact in it, where it is another answer than before. */
function withFact({ given }: Spoken, talk: Talk): readonly string[] | undefined {
  const [best] = talk.question.look.find(`${talk.said.asked} ${talk.plain}`).passages
  const other = best?.answer
  if (!best || !other || other.given === given || other.alike < nearEnough || talk.said.has(other.given.answer))
    return undefined
  return ['With that in it, the nearest I have:', ...short(best, other.given, talk)]
}
const nearEnough = 0.5

/** What is told of one’s own case isn’t looked for as if it were a question. */
function toFact(spoken: Spoken, talk: Talk): readonly string[] | undefined {
  const changed = adds.test(talk.plain) ? withFact(spoken, talk) : undefined
  if (changed) return changed
  const { given } = spoken
  const { said } = talk
  const next = [given?.limits, given?.otherwise, given?.example, given?.why].find((text) => text && !said.has(text))
  if (!next) return undefined
  return said.has(weighs) ? [next] : [weighs, next, orAsk]
}

const yours =
  'I can’t rewrite it: there’s no AI model behind me. Copy it, change what isn’t you, and read it aloud once; your own words beat mine.'
const stillYours = 'That’s yours to change too; I only have the text as it’s written.'

/** The lesson’s own few words, after a longer template. */
const shorterDraft = ({ given }: Spoken, { said }: Talk): string[] =>
  given?.words && !said.has(`> ${given.words}`) ? ['The shortest I have for it:', `> ${given.words}`] : []

/** Said to an answer from a lesson: what if it goes wrong, how to say it, whether it holds. */
const ofAnswers: readonly Reaction[] = ['otherwise', 'words', 'limits', 'applies', 'edit']
const likelyOfAnswer = 0.4

export function reactsToAnswer({ question: { look }, said, text }: Talk): boolean {
  const [best] = look.spoken(said.last) ? look.reactions(text) : []
  return best !== undefined && best.share >= likelyOfAnswer && ofAnswers.includes(best.name)
}
