import { capitalized } from '#platform/format/words.ts'
import type { Found, Passage } from '../../../models/server/chat-model.ts'
import { countedList, isFormAsked, isListAsked, leadOf, listOf, subjectOf } from '../lists.ts'
import { notThat } from '../person.ts'
import { moreIn, passage, resource, short } from '../say-lesson.ts'
import { type Kind, linkTo, type Talk } from '../talk.ts'
import { foundFor, goesOn, pointsBack } from '../thread.ts'
import { choicesOf, otherChoices } from './choice.ts'
import { likelyTopic } from './product/likely-topic.ts'
import { meaningOf, termsNamed } from './term.ts'
import { asksForDraft, beforeOther, beforeTemplate, nearestTemplate } from './words/draft.ts'
import { isOfThread } from './words/drafts/of-thread.ts'
import { severalIn } from './words/several-questions.ts'
import { isSumAlone, sumHint } from './words/sum-hint.ts'
import { isToldSurely } from './words/told-surely.ts'
import { nearestText, readAs, uncertain } from './words/uncertain.ts'

const clear = 0.36
/** What is sold has to be what was asked for. */
const clearWhereShut = 0.5
/** A lesson that fits far less than another needs a question that is nearly the same. */
const [leastFit, sure] = [0.4, 0.7]
/** A list is asked for and easily told from others. */
const nearEnough = 0.3
/** A lesson that other words speak against is offered and not answered from. */
const likelyFit = 0.75
const likelyAlike = 0.4
const nearestAlike = 0.3
/** How much the fit of a lesson's texts weighs beside the likeness of the question that it answers. */
const fitWorth = 4

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
  group: 'lesson',
  read: (talk) => {
    const found = foundFor(talk)
    const { passages, shut } = found
    const [first] = passages
    const list =
      first && isListAsked(talk.plain)
        ? (listFor(found, talk) ?? nearestTemplate(found.passages, talk))
        : nearestTemplate(found.passages, talk)
    if (list) return () => [...ofNearest(first, talk), ...beforeTemplate(talk), ...list]
    if (first && isSumAlone(talk) && !isCertain(meantIn(found) ?? first, talk))
      return () => [...sumHint(talk), `The nearest lesson: ${linkTo(first, talk)}.`]
    const several = severalIn(talk, certain)
    if (several) return () => several
    if (first)
      return async () => [
        ...beforeOther(talk),
        ...(await body(first, talk)),
        ...sumHint(talk),
        ...nextLine(first, talk),
      ]
    if (shut && isMeantBy(shut)) return () => [...termsNamed(talk).map(meaningOf), ...onlyShut(shut, talk)]
    if (found.near.length === 0) return undefined
    return async () => (await likelyProduct(talk)) ?? nearest(found, talk) ?? choicesOf(found.near, talk)
  },
}

/** A template of a lesson that may be another than the one that is meant. */
const ofNearest = (lesson: Passage | undefined, talk: Talk): string[] =>
  lesson && asksForDraft(talk) && !isToldSurely({ kind: 'lesson', id: lesson.id, alike: lesson.alike }, talk)
    ? [nearestText(talk.said)]
    : []

async function body(first: Passage, talk: Talk): Promise<string[]> {
  const found = foundFor(talk)
  const answered = meantIn(found)
  const { shut } = found
  if (shut && isMeantRather(shut, answered)) return onlyShut(shut, talk)
  if (answered?.answer && isCertain(answered, talk)) return short(answered, answered.answer.given, talk)
  if (first.kind === 'resource') return resource(first, talk)
  if (answered?.answer && answered.fit >= (shut ? leastBesideShut : likelyFit) && answered.answer.alike >= likelyAlike)
    return likely(answered, found, talk)
  if (first.alike >= certain) return passage(first, talk)
  return (await likelyProduct(talk)) ?? nearest(found, talk) ?? choicesOf(offeredBeside(answered, found), talk)
}

/** The nearest lesson’s answer, with what else may be meant, is worth more than three titles: it’s meant as often as not. */
function nearest(found: Found, talk: Talk): string[] | undefined {
  const [best, ...others] = found.near
  if (found.shut && found.shut.alike >= clear && (best?.fit ?? 0) < leastBesideShut)
    return [...onlyShut(found.shut, talk), ...beside(found.near, talk)]
  if (!best?.answer || others.length === 0) return undefined
  if (best.answer.alike >= nearestAlike) return likely(best, found, talk)
  if (talk.said.has(uncertain)) return undefined
  const lines = best.answer.alike >= leastOfAnswer ? short(best, best.answer.given, talk) : passage(best, talk)
  return [uncertain, ...lines, ...otherChoices(others, talk)]
}
/** An open lesson that fits less than this beside a closed one is told as what else may be meant. */
const leastBesideShut = 0.85
const beside = (near: readonly Passage[], talk: Talk) => (near.length > 0 ? otherChoices(near, talk) : [])
/** Below this, its short answer may be to another question. */
const leastOfAnswer = 0.2

/** What is probably asked about the product, with the person who knows. */
async function likelyProduct(talk: Talk): Promise<string[] | undefined> {
  const lines = likelyTopic(talk)
  return lines && [...lines, notThat(talk)]
}

/** The lesson that is nearest by its questions is offered too. */
const offeredBeside = (answered: Passage | undefined, { near }: Found): readonly Passage[] =>
  !answered || near.some(({ id }) => id === answered.id) ? near : [...near.slice(0, 2), answered]

/** What is meant more likely than not is answered, with what else may be meant. */
function likely(lesson: Passage, { near }: Found, talk: Talk): string[] {
  const { answer } = lesson
  if (!answer) return []
  const others = near.filter(({ id }) => id !== lesson.id)
  const lines = short(lesson, answer.given, talk)
  return [readAs(talk.said), ...lines, ...(others.length === 0 ? [] : otherChoices(others, talk))]
}

/** As near as this, two of three answers are right; below, one of three. */
const certain = 0.5
/** Of the lesson that the answer before was from. */
const certainOfSame = 0.3
/** The ranking by all words agrees with the nearest question, or it is asked in nearly these words. */
const [agreed, inTheseWords] = [0.9, 0.9]

function isCertain({ id, answer, alike: asked, fit, href }: Passage, talk: Talk): boolean {
  const alike = answer?.alike ?? 0
  if (goesOn(talk) && talk.said.last.includes(href)) return alike >= certainOfSame
  if (alike < inTheseWords && (alike < certain || fit < agreed)) return false
  return isToldSurely({ kind: 'lesson', id, alike: asked }, talk)
}

/** A list or a draft to copy: of the turn before, where the question points back to it, else of the lesson that is meant. */
function listFor(found: Found, talk: Talk): string[] | undefined {
  const { look } = talk.question
  const given = (list: string, lesson: Passage) => [
    ...(isFormAsked(talk.plain) ? [] : leadOf(list, lesson)),
    ...[countedList(list, talk.plain), moreIn(lesson, talk)],
  ]
  const before = listBefore(talk)
  if (before) return given(before.list, before.lesson)
  const subject = subjectOf(talk.plain)
  const about = subject.split(' ').length > 1 && subject !== talk.plain ? look.find(subject) : found
  const [first] = about.passages
  // The list of a lesson that fits only so so is a list of something else.
  const meant = meantIn(about) ?? meantIn(found) ?? (first?.fit === 1 && first.alike >= nearEnough ? first : undefined)
  if (about.shut && isMeantRather(about.shut, meant)) return onlyShut(about.shut, talk)
  const list = meant && listOf(meant, talk.said)
  return list ? given(list, meant) : undefined
}

/** A list of the lesson that was answered from, where no other matter is named. */
function listBefore(talk: Talk): { list: string; lesson: Passage } | undefined {
  const spoken = pointsBack(talk) || isOfThread(talk) ? talk.question.look.spoken(talk.said.last) : undefined
  const lists = spoken ? [spoken.given, ...spoken.lesson.answers].flatMap(({ gives }) => gives ?? []) : []
  const list = lists.find((one) => !talk.said.has(one))
  return spoken && list ? { list, lesson: spoken.lesson } : undefined
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

/** Its thought is told to everyone; how it’s done is in the lesson. */
function onlyShut({ title, description, argument, tier }: Shut, { said }: Talk): string[] {
  const thought = argument === '' || said.has(argument) ? [] : [argument]
  const first = `How it’s done is in *${title}*, a lesson of ${capitalized(tier)}: ${description}`
  if (said.has(first) || said.mentions(wayToPlans))
    return [
      ...thought,
      `That’s in a lesson your plan doesn’t open${said.mentions(title) ? ' either' : `, *${title}*`}.`,
    ]
  if (said.isLeaving) return [...thought, first]
  return [...thought, first, `[Upgrade to ${capitalized(tier)}](/pricing) to open it.`]
}
