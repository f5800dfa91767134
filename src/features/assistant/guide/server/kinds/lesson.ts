import type { Found, Passage } from '../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../search/server/load-questions.ts'
import { countedList, isListAsked, listOf, subjectOf } from '../lists.ts'
import { type Kind, linkTo, type Talk } from '../talk.ts'
import { meaningOf, termsNamed } from './term.ts'

const clear = 0.36
/** What is sold has to be what was asked for. */
const clearWhereShut = 0.5
/** A lesson that fits far less than another needs a question that is nearly the same. */
const [leastFit, sure] = [0.4, 0.7]
/** How much the fit of a lesson's texts weighs beside the likeness of the question that it answers. */
const fitWorth = 1.2

/** Whether one of the lesson's short answers is meant. */
export const isClear = ({ answer }: Passage): boolean => answer !== null && answer.alike >= clear

/** The lesson whose short answer is meant; undefined where none clearly is. */
export const answeredBy = (talk: Talk): Passage | undefined => meantIn(foundFor(talk))

function meantIn({ passages, closest }: Found): Passage | undefined {
  const all = [...passages, ...(closest ? [closest] : [])]
  const worth = ({ answer, fit }: Passage) => (answer?.alike ?? 0) + fitWorth * fit
  const isMeant = (one: Passage) => isClear(one) && (one.fit >= leastFit || (one.answer?.alike ?? 0) >= sure)
  const [best] = all.filter(isMeant).sort((one, other) => worth(other) - worth(one))
  // A lesson whose questions are the nearest, but that has no short answers, is quoted instead.
  const isBare = passages[0]?.answers.length === 0 && passages[0].alike > (best?.answer?.alike ?? 0)
  return isBare ? undefined : best
}

/** What the search finds for the question as it was read. */
export function foundFor({ question, readAs, plain, said }: Talk): Found {
  if (isPointer({ plain, said })) return question.look.find(`${said.asked} ${plain}`)
  return readAs ? question.look.find(readAs) : question
}

/** “What should I write to him?” is about whoever the question before was about. */
const pointsBack = /\b(?:him|her|them|they|he|she|it|that|this one|those)\b/
const longestPointer = 60
const isPointer = ({ plain, said }: Pick<Talk, 'plain' | 'said'>) =>
  said.asked !== '' && plain.length < longestPointer && pointsBack.test(plain)

/** What a lesson answers: in its own short words where there are some, else by a passage of it. */
export const lesson: Kind = {
  name: 'lesson',
  read: (talk) => {
    const found = foundFor(talk)
    const { passages, shut } = found
    const [first] = passages
    const list = first && isListAsked(talk.plain) ? listFor(found, talk) : undefined
    if (list) return () => list
    if (!first)
      return shut && isMeantBy(shut) ? () => [...termsNamed(talk).map(meaningOf), ...onlyShut(shut, talk)] : undefined
    return () => [...body(first, talk), ...nextLine(first, talk)]
  },
}

function body(first: Passage, talk: Talk): string[] {
  const answered = answeredBy(talk)
  const { shut } = foundFor(talk)
  if (shut && isMeantRather(shut, answered)) return onlyShut(shut, talk)
  if (answered?.answer) return short(answered, answered.answer.given, talk)
  if (first.kind === 'resource') return resource(first, talk)
  return first.alike >= unsure ? passage(first, talk) : perhaps(first, talk)
}

/** A list or a draft to copy: of the turn before, where the question points back to it, else of the lesson that is meant. */
function listFor(found: Found, talk: Talk): string[] | undefined {
  const { look } = talk.question
  const given = (list: string, lesson: Passage) => [countedList(list, talk.plain), moreIn(lesson, talk)]
  const before = isPointer(talk) ? look.spoken(talk.said.last) : undefined
  if (before?.given.gives) return given(before.given.gives, before.lesson)
  const subject = subjectOf(talk.plain)
  const about = subject.split(' ').length > 1 && subject !== talk.plain ? look.find(subject) : found
  const [first] = about.passages
  // The list of a lesson that fits only so so is a list of something else.
  const meant = meantIn(about) ?? meantIn(found) ?? (first?.fit === 1 && first.alike >= unsure ? first : undefined)
  if (about.shut && isMeantRather(about.shut, meant)) return onlyShut(about.shut, talk)
  const list = meant && listOf(meant, talk.said)
  return list ? given(list, meant) : undefined
}

/** Asked a second time, the same question gets other words. */
function short(lesson: Passage, { answer, short, example, why, gives }: AnswerToAsks, talk: Talk): string[] {
  const { said } = talk
  if (!said.has(answer)) return [answer, moreIn(lesson, talk)]
  const others = [short, example].filter((text) => !said.has(text))
  if (others.length > 0) return others
  const rest = [why, ...(gives ? [gives] : [])].find((text) => !said.has(text))
  return [rest ?? `You’ve had all my answers to this one. ${linkTo(lesson, talk)} goes through it step by step.`]
}

const moreIn = (lesson: Passage, talk: Talk) => `More in ${linkTo(lesson, talk)}.`

function passage(lesson: Passage, talk: Talk): string[] {
  const { argument, description, quote, action, minutes, outcome } = lesson
  const first = `${linkTo(lesson, talk)} covers this: ${description}`
  if (talk.said.has(first)) {
    const rest = [argument, outcome.replace(/^You leave/, 'You then have'), `> ${quote}`]
    return [
      rest.find((text) => text !== '' && !talk.said.has(text)) ?? `The rest is in ${linkTo(lesson, talk)} itself.`,
    ]
  }
  return [first, argument, `**Try it now.** ${action}${minutes > 0 ? ` Allow ${minutes} minutes.` : ''}`].filter(
    Boolean,
  )
}

const resource = (file: Passage, talk: Talk): string[] => [
  `There’s a file for this in the library: ${linkTo(file, talk)}.`,
  file.description,
]

const nextLine = ({ id }: Passage, { question }: Talk) =>
  question.member.next?.id === id ? ['It’s also your next lesson.'] : []

/** Below this, the nearest lesson may be about something else. */
const unsure = 0.3

function perhaps(first: Passage, talk: Talk): string[] {
  const line = `The nearest lesson is ${linkTo(first, talk)}: ${first.description}`
  if (talk.said.has(line)) return ['I still don’t find it. Which word of it matters most to you?']
  return [
    'I’m not sure that the program has just this.',
    line,
    'If that isn’t it, ask again in one plain sentence: what you’re trying to do, and what’s in the way.',
  ]
}

type Shut = NonNullable<Found['shut']>
/** A closed lesson is only named where it is known to be asked something like this. */
const isMeantBy = ({ alike }: Shut) => alike >= clearWhereShut
/** An open lesson that is asked something else would answer something else; one that is nearly as near is of more use. */
const muchNearer = 0.25
const isMeantRather = (shut: Shut, open: Passage | undefined) =>
  isMeantBy(shut) && shut.alike > (open?.answer?.alike ?? 0) + muchNearer

/** A lesson that the plan doesn't open is named once in a conversation. */
const wayToPlans = '(/pricing)'

function onlyShut({ title, description, tier }: Shut, { said }: Talk): string[] {
  const first = `That’s in *${title}*, a lesson of ${capital(tier)}: ${description}`
  if (said.has(first) || said.mentions(wayToPlans))
    return [`That’s in a lesson your plan doesn’t open${said.mentions(title) ? ' either' : `, *${title}*`}.`]
  if (said.isLeaving) return [first]
  return [first, `[Upgrade to ${capital(tier)}](/pricing) to open it.`]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
