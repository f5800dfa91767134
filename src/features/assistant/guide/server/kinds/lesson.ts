import type { Found, Passage } from '../../../models/server/chat-model.ts'
import { countedList, isListAsked, listOf, subjectOf } from '../lists.ts'
import { moreIn, passage, resource, short } from '../say-lesson.ts'
import type { Kind, Talk } from '../talk.ts'
import { foundFor, pointsBack } from '../thread.ts'
import { choicesOf } from './choice.ts'
import { meaningOf, termsNamed } from './term.ts'

const clear = 0.36
/** What is sold has to be what was asked for. */
const clearWhereShut = 0.5
/** A lesson that fits far less than another needs a question that is nearly the same. */
const [leastFit, sure] = [0.4, 0.7]
/** A list is asked for and easily told from others. */
const nearEnough = 0.3
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

/** What a lesson answers: in its own short words where that's certain, else as a choice of what may be meant. */
export const lesson: Kind = {
  name: 'lesson',
  read: (talk) => {
    const found = foundFor(talk)
    const { passages, shut } = found
    const [first] = passages
    const list = first && isListAsked(talk.plain) ? listFor(found, talk) : undefined
    if (list) return () => list
    if (first) return async () => [...(await body(first, talk)), ...nextLine(first, talk)]
    if (shut && isMeantBy(shut)) return () => [...termsNamed(talk).map(meaningOf), ...onlyShut(shut, talk)]
    return found.near.length > 0 ? () => choicesOf(found.near, talk) : undefined
  },
}

async function body(first: Passage, talk: Talk): Promise<string[]> {
  const found = foundFor(talk)
  const answered = meantIn(found)
  const { shut } = found
  if (shut && isMeantRather(shut, answered)) return onlyShut(shut, talk)
  if (answered?.answer && isCertain(answered, found, talk)) return short(answered, answered.answer.given, talk)
  if (first.kind === 'resource') return resource(first, talk)
  return first.alike >= certain ? passage(first, talk) : choicesOf(found.near, talk)
}

/** As near as this, two of three answers are right; below, one of three. */
const certain = 0.5
/** Of a lesson that the conversation is about. */
const certainOfSame = 0.3

function isCertain({ answer, href }: Passage, found: Found, talk: Talk): boolean {
  const alike = answer?.alike ?? 0
  return alike >= (found !== talk.question && talk.said.mentions(href) ? certainOfSame : certain)
}

/** A list or a draft to copy: of the turn before, where the question points back to it, else of the lesson that is meant. */
function listFor(found: Found, talk: Talk): string[] | undefined {
  const { look } = talk.question
  const given = (list: string, lesson: Passage) => [countedList(list, talk.plain), moreIn(lesson, talk)]
  const before = pointsBack(talk) ? look.spoken(talk.said.last) : undefined
  if (before?.given.gives) return given(before.given.gives, before.lesson)
  const subject = subjectOf(talk.plain)
  const about = subject.split(' ').length > 1 && subject !== talk.plain ? look.find(subject) : found
  const [first] = about.passages
  // The list of a lesson that fits only so so is a list of something else.
  const meant = meantIn(about) ?? meantIn(found) ?? (first?.fit === 1 && first.alike >= nearEnough ? first : undefined)
  if (about.shut && isMeantRather(about.shut, meant)) return onlyShut(about.shut, talk)
  const list = meant && listOf(meant, talk.said)
  return list ? given(list, meant) : undefined
}

const nextLine = ({ id }: Passage, { question }: Talk) =>
  question.member.next?.id === id ? ['It’s also your next lesson.'] : []

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
