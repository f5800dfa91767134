import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Look, Passage } from '../../../models/server/chat-model.ts'
import type { AnswerToAsks } from '../../../search/server/load-questions.ts'
import { person } from '../person.ts'
import { passage, short } from '../say-lesson.ts'
import { type Kind, linkTo, type Talk } from '../talk.ts'

const openers = [
  'I’m not sure which of these you mean, so say a number:',
  'I’m still not certain. Is it one of these? Say its number:',
  'My nearest lessons, by number, if one of them is it:',
]
const others = ['If you meant something else, say a number:', 'Or, by number, if it’s one of these:'] as const
const single = 'I’m not sure that this is it, but it’s the nearest I have. Say “yes” if you want more of it:'

/** Each says that lessons are offered to choose from. */
export const offers: readonly string[] = [...openers, ...others, single]

/** Closes such a choice. */
export const noneOfThem = 'None of them?'

/** What may be meant, where it isn't certain: each with its answer in a sentence, to be chosen by its number. */
export async function choicesOf(near: readonly Passage[], talk: Talk): Promise<string[]> {
  const opener = near.length === 1 ? single : (openers.find((line) => !talk.said.has(line)) ?? openers[0])
  return [
    opener ?? '',
    linesOf(near, talk),
    `${noneOfThem} Say it in one plain sentence, or ask a person: ${await person(talk)}`,
  ]
}

/** What else may be meant, beside an answer that is only likely. */
export const otherChoices = (near: readonly Passage[], talk: Talk): string[] => [
  others.find((line) => !talk.said.has(line)) ?? others[0],
  linesOf(near, talk),
]

const linesOf = (near: readonly Passage[], talk: Talk) =>
  near.map((lesson, at) => `${at + 1}. ${linkTo(lesson, talk)}: ${sentenceOf(lesson)}`).join('\n')

/** Below this, a short answer of the lesson may be to another question. */
const leastAlike = 0.2

const sentenceOf = ({ answer, description }: Passage): string =>
  answer && answer.alike >= leastAlike ? answer.given.short : description

const places: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:third|3rd|three|3)\b/],
  [1, /\b(?:second|2nd|two|2|middle)\b/],
  [0, /\b(?:first|1st|one|1|former|top)\b/],
]
const byPlace =
  /^\W*(?:(?:i (?:mean|meant|want|choose|pick|think)|no|nope|not that|rather|it's|its|that's|thats|please|ok|okay|yes|yeah|maybe|probably|rather|and|what about|how about|tell me (?:more )?about|more (?:on|about)|go with|show me)[,. ]+)*(?:the |number |no\.? ?|option |choice |#)*(?:first|second|third|last|1st|2nd|3rd|[123]|one|two|three|former|latter|middle|top)(?: one| option| choice| lesson)?(?:[,. ]+(?:please|thanks|then|i think|i guess))*\W*$/
const accepts =
  /^\W*(?:yes|yeah|yep|yup|sure|right|exactly|correct|that one|that's it|thats it|this one|ok|okay)(?: please)?\W*$/
const declines =
  /^\W*(?:(?:no|nope|sorry)[,. ]+)*(?:none(?: of (?:them|these|those|the above))?|neither(?: of (?:them|these|those))?|nothing of (?:that|these)|not (?:that|those|these|any of (?:them|those|these)))\W*$|^\W*(?:no|nope)\W*$/
const asks =
  /\?\s*$|^\W*(?:(?:and|so|but|ok) )*(?:what|how|why|when|where|who|which|do|does|should|can|could|is|are|will)\b/
const longest = 60
const fewWords = 4

type Offered = { choices: readonly Choice[]; isLast: boolean }
type Choice = { lesson: Passage; given: AnswerToAsks | undefined; line: string }

/** The newest answer that offered a choice. */
function offeredIn({ question: { turns, look } }: Talk): Offered | undefined {
  const at = turns.findLastIndex(({ answeredAs }) => answeredAs?.asks.includes('which-lesson'))
  const lines = turns[at]?.content.match(/^\d\. .+$/gm) ?? []
  const choices = lines.flatMap((line) => {
    const lesson = lessonIn(line, look)
    return lesson ? [{ lesson, given: lesson.answers.find(({ short }) => line.endsWith(short.trim())), line }] : []
  })
  return choices.length > 0 ? { choices, isLast: at === turns.length - 2 } : undefined
}

/** By its address, or by its title where lessons aren't linked. */
function lessonIn(line: string, look: Look): Passage | undefined {
  const [, id] = /\/submodules\/([a-z0-9-]+)\)/.exec(line) ?? []
  if (id) return look.lesson(id)
  const [, title = ''] = /\*\*(.+?)\*\*/.exec(line) ?? []
  return look.find(title).near.find((one) => one.title === title)
}

/** Which of them is chosen: by its place, or by words that only one of them has. */
function chosenOf({ choices, isLast }: Offered, plain: string): Choice | undefined {
  if (byPlace.test(plain)) {
    if (/\b(?:last|latter)\b/.test(plain)) return choices.at(-1)
    const place = places.find(([, sign]) => sign.test(plain))
    return place ? choices[place[0]] : undefined
  }
  if (!isLast) return undefined
  if (accepts.test(plain)) return choices[0]
  const words = stemsOf(plain)
  if (words.length === 0 || words.length > fewWords || asks.test(plain)) return undefined
  const named = choices.filter(({ line }) => {
    const known = new Set(stemsOf(line.replace(/\]\([^)]*\)/g, ' ')))
    return words.every((word) => known.has(word))
  })
  return named.length === 1 ? named[0] : undefined
}

/** An answer to the guide's own question which lesson was meant. */
export const choice: Kind = {
  group: 'choice',
  read: (talk) => {
    const offered = talk.plain.length > longest ? undefined : offeredIn(talk)
    // A list that was given since is what a number means.
    if (!offered || (!offered.isLast && /^(?:> ?)?(?:\d+\. |- )/m.test(talk.said.last))) return undefined
    if (offered.isLast && declines.test(talk.plain)) return () => declined(talk)
    const chosen = chosenOf(offered, talk.plain)
    if (!chosen) return undefined
    const { lesson, given } = chosen
    return () => (given ? short(lesson, given, talk) : passage(lesson, talk))
  },
}

const declined = async (talk: Talk): Promise<string[]> => [
  'Then I don’t have it, or not in words I know, and I won’t guess.',
  `What are you trying to do, and what’s in the way? One plain sentence is enough. Or ask a person: ${await person(talk)}`,
]
