import type { Found, Passage } from '../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../search/server/load-questions.ts'
import { type Kind, linkTo, type Talk } from '../talk.ts'
import { meaningOf, termsNamed } from './term.ts'

const asksForList =
  /\b(?:list|checklist|template|draft|script|sample|outline|wording|word for word|steps?|step[- ]by[- ]step|agenda|(?:write|give|send|show|make) me|(?:\d+|two|three|four|five|six|seven|ten|some|a few|good|which|what) (?:\w+ )?(?:questions|ideas|steps|ways|lines|sentences|points)|what (?:do|should|can) i (?:write|say|ask)|e-?mail to)\b/

const clear = 0.36
/** How much the fit of a lesson's texts weighs beside the likeness of the question that it answers. */
const fitWorth = 1.2

/** Whether one of the lesson's short answers is meant. */
export const isClear = ({ answer }: Passage): boolean => answer !== null && answer.alike >= clear

/** The lesson whose short answer is meant; undefined where none clearly is. */
export function answeredBy(talk: Talk): Passage | undefined {
  const { passages, closest } = foundFor(talk)
  const all = [...passages, ...(closest ? [closest] : [])]
  const worth = ({ answer, fit }: Passage) => (answer?.alike ?? 0) + fitWorth * fit
  const [best] = all.filter(isClear).sort((one, other) => worth(other) - worth(one))
  // A lesson whose questions are the nearest, but that has no short answers, is quoted instead.
  const isBare = passages[0]?.answers.length === 0 && passages[0].alike > (best?.answer?.alike ?? 0)
  return isBare ? undefined : best
}

/** What the search finds for the question as it was read. */
export const foundFor = ({ question, readAs }: Talk): Found => (readAs ? question.look.find(readAs) : question)

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
  if (asksForList.test(talk.plain)) {
    const from = answered ?? first
    const list = listOf(from, talk)
    if (list) return [list, moreIn(from, talk)]
  }
  if (answered?.answer) return short(answered, answered.answer.given, talk)
  return first.kind === 'resource' ? resource(first, talk) : passage(first, talk)
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
