import { lessonPath } from '#features/program/lesson-path.ts'
import { capitalized } from '#platform/format/words.ts'
import { isToRemember } from '../../memory-kinds.ts'
import { tellsOfLesson } from '../../stories.ts'
import { type Kind, type Lines, linked, linkTo, type Say, saidAs, sayAs, type Talk } from '../../talk.ts'
import { isClearlyAbout, knownTopic } from '../help.ts'
import { lesson } from '../lesson.ts'
import { obstacleIn } from '../moves/obstacle.ts'
import { reactionIn, reactsToAnswer, talkedAbout } from '../moves/reaction.ts'
import { namesNothing } from '../moves/turns/stands-alone.ts'
import { isTaught } from '../taught.ts'
import { term, wordAsked } from '../term.ts'
import { draftFor } from '../words/drafts/draft-kind.ts'
import { isDoubt } from '../words/uncertain.ts'
import { coachLine } from './coach-line.ts'
import { answerToDanger } from './danger/answer-to-danger.ts'
import { dangerOf, isLeavingWork, isUnclear } from './danger/danger-of.ts'
import { normalized } from './danger/normalized.ts'
import { animalSign, asksSign, marketSign } from './danger/weighed-words.ts'
import { type State, states, stepQuestion, theirs, troubles, words } from './distress-words.ts'
import { endOfMoney } from './end-of-money.ts'
import { isFelt } from './feeling-words.ts'
import { asks, happened, typed } from './told-loss.ts'

/** A member in danger or at the end of their strength: a person's word first, and never a lesson about money. */
export const distress: Kind = {
  group: 'distress',
  read: (talk) => {
    const text = typed(talk)
    const first = answerToDanger(talk)
    if (first) return sayAs('danger', first)
    if (isLeavingWork(talk) && !asks.test(text)) return worn('quitting', talk)
    if (isNoTrouble(talk)) return undefined
    if (onlyTells.test(text)) return () => listening(talk)
    const state =
      happened(text) ??
      (theirs.test(text) ? 'theirs' : undefined) ??
      states.find(([, sign]) => sign.test(talk.plain) || sign.test(text))?.[0]
    const felt = state ?? toldState(talk) ?? (tellsFeeling(talk) ? 'low' : undefined)
    if (felt && isMild(felt) && askedBeside(talk, felt)) return () => answeredKindly(talk, felt)
    return felt && worn(felt, talk)
  },
}

/** “Just had to tell someone” is said of a first customer, too. */
const isNoTrouble = (talk: Talk) =>
  reactsToAnswer(talk) ||
  isInTheWay(talk) ||
  (happened(typed(talk)) === undefined && draftFor(talk) !== undefined) ||
  talk.question.look.topics(talk.text).some(({ name, share }) => name === 'good-news' && share >= surelyNews)
const surelyNews = 0.8

/** “I don’t have money for that,” “I can’t move, the oven is built in,” of what an answer has just said. */
const isInTheWay = (talk: Talk) =>
  talkedAbout(talk) !== undefined &&
  ((namesNothing(talk.plain) && !isNone.has(obstacleIn(talk.plain) ?? 'scared')) ||
    (reactionIn(talk) === 'cannot' && isHardlyFelt(talk)))
const isHardlyFelt = ({ plain, text, question: { look } }: Talk) =>
  look.kinds(text)('distress') < surelyFelt && !states.some(([, sign]) => sign.test(plain))
const isNone: ReadonlySet<string> = new Set(['scared', 'cannot'])

/** Danger, or a loss that is told: nothing else is answered first. */
export const isInTrouble = (talk: Talk): boolean => dangerOf(talk) !== undefined || happened(typed(talk)) !== undefined

/** Who only wants to say it gets no plan. */
const onlyTells =
  /\b(?:don't|dont|do not) (?:want|need) (?:a |any |your |more )?(?:plan|advice|tips?|solutions?|lessons?|steps?)\b|\bjust (?:want|need|wanted|needed) to (?:say|vent|get (?:it|this) (?:out|off my chest)|tell (?:someone|somebody|you))\b|^\W*(?:please )?just listen\b/

async function listening(talk: Talk): Promise<readonly string[]> {
  const lines = [
    'Then say it, and nothing has to follow from it. I’m a program, so I can’t carry it with you, but I read every word.',
    'I’m still reading. What’s the heaviest part of it?',
    'I hear you. Nothing has to be done about it tonight.',
  ]
  return [unsaid(talk, lines), ...(await coachLine(talk))]
}

/** A hard week is named first, and a question about the work is answered all the same. */
const isMild = (state: State) => state === 'worn' || state === 'low' || state === 'sleep' || isOfBeginner(state)

/** What nearly everyone feels who begins: a human word, then the next small thing. */
const isOfBeginner = (state: State) => ofBeginners.has(state)
const ofBeginners: ReadonlySet<State> = new Set(['english', 'numbers', 'savings', 'shy', 'beginner'])

/** What a lesson says to a message without the part that tells how it feels. */
function askedBeside(talk: Talk, felt: State): Say | undefined {
  const parts = talk.plain.split(/(?<=[.!?])\s+|,\s+|\s+and (?=(?:i'm|im|i|it)\b)/)
  const rest = parts.filter((part) => !states.some(([, sign]) => sign.test(part)))
  const plain = rest.join(', ')
  const word = wordAsked({ ...talk, plain }) ?? (felt === 'english' ? term.read({ ...talk, plain }) : undefined)
  if (word) return word
  if (asksForStart.test(plain) && rest.length < parts.length) return () => nextStep(talk)
  const isAsked = asksForWork.test(rest.at(-1) ?? '') || tellsOfLesson({ ...talk, plain, text: plain })
  if (rest.length === parts.length || !isAsked) return undefined
  const found = talk.question.look.find(plain)
  if (found.passages.length === 0) return undefined
  return lesson.read({ ...talk, plain, readAs: null, question: { ...talk.question, ...found } })
}
/** A beginner gets the answer and its link, and nothing to choose from. */
const briefly = (lines: readonly string[], state: State): readonly string[] =>
  isOfBeginner(state) ? lines.filter((line) => !isDoubt(line) && !beside.test(line)).slice(0, 2) : lines
const beside = /^(?:If you meant|Or, by number|\d\. )/
const asksForStart = /\b(?:what|where|how|which)\b.{0,20}\b(?:first|start|begin|next|now)\b/
const asksForWork = /\?\s*$|\b(?:how|what|which|should|when|where|who)\b|\w+ \w+ or \w+/

async function answeredKindly(talk: Talk, state: State): Promise<Lines> {
  const isOfFeeling = state === 'sleep' || isOfBeginner(state)
  return saidAs(isOfFeeling ? 'distress' : 'lesson', [
    unsaid(talk, [
      isOfFeeling
        ? `${words[state][0]} About your question:`
        : 'That sounds like a lot, and feeling it says nothing about whether you can do this. About your question:',
      'I hear that it’s a lot. About your question:',
    ]),
    ...briefly((await askedBeside(talk, state)?.()) ?? [], state),
  ])
}

/** What is said in other words than these, by its likeness to how members say it. */
function toldState(talk: Talk): State | undefined {
  const state = talk.question.look.topic(talk.plain)?.topic.id.replace('feel-', '') ?? ''
  if (!isState(state)) return undefined
  return knownTopic(talk) || (isClearlyAbout(`feel-${state}`, talk) && !asked.test(talk.plain)) ? state : undefined
}

const asked = /^\W*(?:how|what should|which|should i|when|who|can)\b/
const isState = (state: string): state is State => Object.hasOwn(words, state)

/** Told in words that no state has. */
const surelyFelt = 0.7
function tellsFeeling(talk: Talk): boolean {
  const { text, question } = talk
  if (isTaught({ question }) || isToRemember(text)) return false
  const plain = normalized(text, question.look.words)
  const likely = question.look.kinds(text)
  // Who tells of two children when they were told what to live on adds a fact to it.
  if (likely('distress') < surelyFelt && reactionIn(talk) === 'fact' && talkedAbout(talk)) return false
  // Asked about a business, what sounds like danger is neither.
  const isOfElse = asksSign.test(plain) || marketSign.test(plain) || animalSign.test(plain) || isUnclear(talk)
  return isFelt(plain, likely('distress') + (isOfElse ? 0 : likely('danger')))
}

/** What was told, in few words, where several things came at once. */
function named(talk: Talk): string[] {
  const text = typed(talk)
  const all = troubles.filter(([, sign]) => sign.test(text)).map(([says]) => says)
  if (all.length < 2) return []
  const first = all.slice(0, 3)
  const said = `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`
  const line = `${capitalized(said)}, all together: I’ve read that, and it’s a lot for one person.`
  return talk.said.has(line) ? [] : [line]
}

const worn =
  (state: State, talk: Talk): Say =>
  async () => {
    const [first, step] = words[state]
    return [
      ...named(talk),
      unsaid(talk, [first, ...heard]),
      unsaid(talk, [step, ...smaller]),
      ...(isOfBeginner(state) ? nextStep(talk) : []),
      ...(state === 'money' || state === 'loss' || state === 'debt' ? await endOfMoney(talk) : []),
      ...(await coachLine(talk)),
      ...laterLine(state, talk).filter((line) => !talk.said.has(line)),
    ]
  }

/** Where to go on, in a line. */
const nextStep = (talk: Talk): string[] => {
  const { next } = talk.question.member
  if (!next) return []
  const line = `When you want to continue: ${linked(next.title, lessonPath(next), talk)} is next, and its first line is enough for today.`
  return talk.said.has(line) ? [] : [line]
}

/** Words for those who say it again; nobody at the end of their strength is answered by a recording. */
const heard = [
  'I hear you. It doesn’t get lighter by being said once.',
  'You’ve told me this more than once now, and I believe you. I’m a program, and this deserves a person.',
  'I’m still here, and I still can’t do what a person who knows you can.',
]
const smaller = [
  `${stepQuestion} If it was too big, halve it.`,
  'Who is the one person you could call in the next hour? Tell them what you told me, in the same words.',
  'Put this away for today. Eat something, go outside for ten minutes, and call someone.',
]
const unsaid = ({ said }: Talk, lines: readonly string[]) => lines.find((line) => !said.has(line)) ?? lines.at(-1) ?? ''

/** A program that waits helps those who are worn out; a lesson helps those whose work came back unanswered. */
function laterLine(state: State, talk: Talk): string[] {
  if (state === 'worn' || state === 'sleep' || state === 'grief')
    return ['The program can wait without any loss: [pause your calendar](/settings#calendar).']
  const lesson = talk.question.passages.find(({ kind }) => kind === 'lesson')
  return state === 'quitting' && lesson
    ? [`When you have the strength for it, ${linkTo(lesson, talk)} is about this; it isn’t for tonight.`]
    : []
}
