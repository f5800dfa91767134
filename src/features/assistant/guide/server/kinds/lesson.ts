import type { Found, Passage } from '../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../search/server/load-questions.ts'
import { type Kind, linkTo, type Talk } from '../talk.ts'
import { meaningOf, termsNamed } from './term.ts'

const asksForList =
  /\b(?:list|checklist|template|draft|script|sample|outline|wording|word for word|steps?|step[- ]by[- ]step|agenda|(?:write|give|send|show|make) me|(?:\d+|two|three|four|five|six|seven|ten|some|a few|good|which|what) (?:\w+ )?(?:questions|ideas|steps|ways|lines|sentences|points)|what (?:do|should|can) i (?:write|say|ask)|e-?mail to)\b/

const clear = 0.36
/** A lesson that fits far less than another needs a question that is nearly the same. */
const [leastFit, sure] = [0.4, 0.7]
/** How much the fit of a lesson's texts weighs beside the likeness of the question that it answers. */
const fitWorth = 1.2

/** Whether one of the lesson's short answers is meant. */
export const isClear = ({ answer }: Passage): boolean => answer !== null && answer.alike >= clear

/** The lesson whose short answer is meant; undefined where none clearly is. */
export function answeredBy(talk: Talk): Passage | undefined {
  const { passages, closest } = foundFor(talk)
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
    const { passages, shut } = foundFor(talk)
    const [first] = passages
    if (!first) return shut ? () => [...termsNamed(talk).map(meaningOf), ...onlyShut(shut, talk)] : undefined
    return () => [...body(first, talk), ...nextLine(first, talk), ...shutLine(shut, talk)]
  },
}

function body(first: Passage, talk: Talk): string[] {
  const answered = answeredBy(talk)
  const list = asksForList.test(talk.plain) ? listFor(first, answered, talk) : undefined
  if (list) return list
  if (answered?.answer) return short(answered, answered.answer.given, talk)
  return first.kind === 'resource' ? resource(first, talk) : passage(first, talk)
}

/** A list or a draft to copy: of the turn before, where the question points back to it, else of the lesson that is meant. */
function listFor(first: Passage, answered: Passage | undefined, talk: Talk): string[] | undefined {
  const before = isPointer(talk) ? talk.question.look.spoken(talk.said.last) : undefined
  if (before) return before.given.gives ? [before.given.gives, moreIn(before.lesson, talk)] : undefined
  // The list of a lesson that fits only so so is a list of something else.
  const meant = answered ?? (first.fit === 1 ? first : undefined)
  const list = meant && listOf(meant, talk)
  return list ? [list, moreIn(meant, talk)] : undefined
}

function listOf({ answer, answers }: Passage, { said }: Talk): string | undefined {
  const all = [...(answer ? [answer.given] : []), ...answers]
  return all.flatMap(({ gives }) => gives ?? []).find((list) => !said.has(list))
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

/** A lesson that the plan doesn't open is named once in a conversation. */
const wayToPlans = '(/pricing) to open it.'
const upgrade = (tier: string) => `[Upgrade to ${capital(tier)}]${wayToPlans}`

function shutLine(shut: Found['shut'], { said }: Talk): string[] {
  if (!shut || said.mentions(wayToPlans)) return []
  return [`The lesson *${shut.title}* covers this too. ${upgrade(shut.tier)}`]
}

function onlyShut(shut: NonNullable<Found['shut']>, { said }: Talk): string[] {
  const first = 'The lessons your plan opens don’t answer this.'
  if (said.mentions(wayToPlans)) return [said.has(first) ? 'That’s in a lesson your plan doesn’t open either.' : first]
  return [first, `*${shut.title}* does. ${upgrade(shut.tier)}`]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
