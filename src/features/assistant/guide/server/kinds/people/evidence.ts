import { handLabel } from '../../../../assistant.rules.ts'
import { type Kind, linkTo, type Talk } from '../../talk.ts'
import { isClearlyAbout, knownTopic } from '../help.ts'
import { ownRows } from '../own/lists/own-rows.ts'
import { recallIn } from '../own/own-words.ts'
import { draftNamed } from '../words/drafts/draft-kind.ts'

const evidence =
  '(?:interviews?|conversations?|transcripts?|quotes?|testimonials?|reviews?|case stud(?:y|ies)|success stor(?:y|ies)|social proof|surveys?|feedback|evidence|data|statistics|figures|numbers?|sales|customers?|clients?|users|revenue|answers|responses|results?|statements?|proof|letters? of intent|notes)'
/** To bring into being what can only be found. */
const invents =
  /\b(?:make (?:\w+ )?up|made[- ]up|making up|invent\w*|fabricat\w*|fak(?:e|ed|ing)|pretend\w*|forg(?:e|ed|ing)|simulat\w*|fiction\w*|imaginary|(?<!\b(?:you can|can you|you could|can(?:'t|not)) )imagine|think up|dream up|as if i (?:had|have)|never had|haven't done|plausible|believable|realistic|random|(?:sounds?|looks?|seems?|feels?) (?:like )?(?:real|genuine|true|authentic|legit))\b/
const writes =
  /\b(?:write|create|generate|draft|produce|give|make|need|want|come up with|fill|put|get me|just estimate)\b/
/** What others say of one's work: whoever has it written for them has not heard it. */
const saidByOthers =
  /\b(?:testimonials?|reviews?|case stud(?:y|ies)|success stor(?:y|ies)|social proof|(?:customer|client|user|buyer)s?'? (?:quotes?|feedback|statements?|responses|answers)|(?:quotes?|statements?|feedback|answers|responses) (?:from|by|of) (?:\w+ ){0,2}(?:customers?|clients?|users?|buyers?|someone)|interview (?:transcripts?|notes|results|answers)|survey (?:results|answers|responses)|responses to my survey|what my (?:customers|clients|users) (?:said|would have said))\b/
/** Asking for it, answering it and learning about it is the work itself. */
const isWork =
  /\b(?:ask(?:s|ing)?|request\w*|email|message|template|script|questions?|how|what(?! my (?:customers|clients|users) would)|which|should|who (?:do|can|should|to)|respond|reply to|example of|bad review|mind)\b/
const embellishes =
  /\b(?:exaggerat\w*|inflat(?:e[ds]?|ing)|embellish\w*|look (?:better|bigger|good) than (?:they are|it is)|make it look like|make (?:my|the) numbers look|mark (?:my |the )?guess\w* as counted|as counted|won't mind|(?:nobody|no one) will (?:check|notice|know))\b|\b(?:let's|let me|i'll|can i|could i|we could|i want to) (?:just )?(?:say|claim|tell (?:people|them|everyone)|write)(?: that)? (?:i|we|\d|it(?:'s| is| was| has| sold| works))\b/

/** “I did four, write me six more”: what is missing of what others said is asked for as a text. */
const missing =
  /\b(?:only|just) (?:did|had|have|got|talked|spoke|found)\b.{0,40}\b(?:write|make|create|generate|add|fill|give) (?:me |in |up )?(?:the )?(?:rest|others?|missing|another|\w+ (?:more|others?))\b/

/** As it was typed too: the correction of spelling takes rare words for common ones. */
const isInvented = (talk: Talk) => isInvention(talk.plain) || isInvention(typed(talk))

function isInvention(plain: string): boolean {
  if (embellishes.test(plain) || missing.test(plain)) return true
  const aboutEvidence = new RegExp(`\\b${evidence}\\b`).test(plain)
  if (aboutEvidence && invents.test(plain)) return !/^\W*(?:how|what|which|is|are)\b/.test(plain)
  return saidByOthers.test(plain) && writes.test(plain) && !isWork.test(plain)
}

const refusals = [
  'That I won’t do. Words, customers and numbers that no one gave you would be the one thing in your file you can’t build on: your next decision would rest on them.',
  'I still won’t write it. What isn’t there is a finding too: an empty line says what to do this week.',
  'No, and that won’t change. I help with everything that gets you the real thing.',
]
const steps = [
  'One real answer beats ten invented ones, and it’s closer than it looks: write to one person who has the problem today and ask for fifteen minutes.',
  'Smallest real step: one message, to one person, today. I can help you word it.',
  'Write down what you do have, marked as guessed, and change it to counted when it happened.',
]

const isQuestion = /^\W*(?:how|what|which|when|where|who|should|why)\b/
/** “Who said no?” asks for those who stand in a list. */
const isLikeFaking = (talk: Talk) =>
  isClearlyAbout('fake', talk) &&
  (knownTopic(talk) === 'fake' || !isQuestion.test(talk.plain)) &&
  ownRows.read(talk) === undefined

/** Evidence is found and never written: a refusal in a person's words, and one honest step. */
export const madeUp: Kind = {
  group: 'made-up',
  read: (talk) => (isInvented(talk) || isLikeFaking(talk) ? () => refused(talk) : undefined),
}

const realOnes = /\b(?:testimonials?|reviews?|quotes?)\b/

/** Who wants reviews gets the words to ask for real ones. */
async function refused(talk: Talk): Promise<readonly string[]> {
  const lines = await withStep(refusals, steps, talk)
  const asking = realOnes.test(talk.plain) && draftNamed('review-ask', talk)
  return asking && !lines.some((line) => talk.said.has(line))
    ? [...lines, 'To ask a real customer for one:', asking]
    : lines
}

const pushes =
  /\b(?:just say|(?<!\b(?:they|people|who|everyone|everybody|\w+s) )say it's|say something good|tell me (?:it|that it|i'm right|it's)|(?<!\bi (?:must |have to |do )?)admit|be (?:more )?(?:positive|nicer)|encourage me|higher score|(?:score|rate) it (?:\w+ )?higher|give it an? (?:\d+|higher)|change your mind|agree with me|(?:you're|you are|you must be|that's|your score is) (?:wrong|unfair|too low|mistaken)|i (?:disagree|don't agree)|it (?:is|'s) (?:obviously|clearly)|no,? it(?:'s| is) (?:a )?(?:good|great|brilliant)|(?:it's|it is|my idea is) (?:brilliant|excellent|genius))\b/
const isAsking = /^\W*(?:how|what|which|when|where|should|would)\b/

const verdicts = [
  'I’d gladly change my mind, and one thing does that: something that happened. Who has the problem, what did they do about it, and what did they pay?',
  'The same as before: being asked again isn’t news. Tell me one thing that a customer did since, and I’ll look at it afresh.',
  'I’ll stay with it. That says nothing about you, only about what is known so far, and you can know more by tomorrow evening.',
]
const tests = [
  'Cheapest way to find out: describe it to one person who has the problem, name a price, and ask for an order. Then look at it again with their answer.',
  'Ask one person for money instead of an opinion; people who like you will always say yes to the idea.',
  'Two conversations this week would tell us both more than ten of my answers.',
]

const isPushing = (talk: Talk) =>
  knownTopic(talk) === 'push' ||
  // As it was typed, since the correction of spelling takes rare words for common ones.
  ((pushes.test(typed(talk)) || isClearlyAbout('push', talk)) && !isAsking.test(talk.plain) && !asksOwn(talk))

/** “At what point would I admit it? What did I write?” presses for nothing. */
const asksOwn = (talk: Talk) => recallIn(talk) !== undefined && talk.question.look.kinds(talk.text)('own') >= surelyOwn
const surelyOwn = 0.6

/** A verdict gives way to facts and to nothing else, however often it is asked for. */
export const pushed: Kind = {
  group: 'pushed',
  read: (talk) => (isPushing(talk) ? () => withStep(verdicts, tests, talk) : undefined),
}

const typed = ({ text }: Talk) => text.toLowerCase().replace(/[’‘]/g, "'")

async function withStep(says: readonly string[], next: readonly string[], talk: Talk): Promise<string[]> {
  const fresh = (lines: readonly string[]) => lines.find((line) => !talk.said.has(line)) ?? lines.at(-1) ?? ''
  const { coach } = await talk.question.own.circumstances()
  const lesson = talk.question.passages.find(({ kind }) => kind === 'lesson')
  return [
    fresh(says),
    fresh(next),
    ...(lesson && !talk.said.mentions(lesson.href) ? [`${linkTo(lesson, talk)} shows how.`] : []),
    ...(coach && !talk.said.mentions('/messages')
      ? [
          `Or talk it over with ${coach.name}: [write to your coach](/messages), or press *${handLabel}* below to show them this.`,
        ]
      : []),
  ]
}
