import { linkTo, type Talk } from '../../talk.ts'
import { isDoubt } from '../words/uncertain.ts'
import { bareOf } from './bare.ts'

const places: Readonly<Record<string, number>> = {
  ...{ first: 1, '1st': 1, one: 1, second: 2, '2nd': 2, two: 2, third: 3, '3rd': 3, three: 3 },
  ...{ fourth: 4, '4th': 4, four: 4, fifth: 5, '5th': 5, five: 5, sixth: 6, six: 6, seventh: 7, seven: 7, last: -1 },
}
const named =
  /^(?:(?:what about|how about|what is|what's|whats|tell me|explain|about|more|on|show me|do|does|i mean|i don't get|is) )*(?:the |number |nr\.? ?|no\.? ?|# ?|point |step |option |item |thing )*(first|second|third|fourth|fifth|sixth|seventh|last|1st|2nd|3rd|4th|5th|one|two|three|four|five|six|seven|[1-9])\b(?: (?:one|point|step|option|item|thing|question|idea|part))?(?: (?:mean|means|sounds?|is|please|there|exactly|hard|difficult|tricky|unclear|strange|one|again))*$/

/** “The second one”, “number 3”: which part of the answer before is meant; its place, -1 for the last. */
export function placeIn({ plain, said }: Pick<Talk, 'plain' | 'said'>): number | undefined {
  // A number alone answers what was asked, where nothing was numbered.
  if (/^\W*\d+\W*$/.test(plain) && !/^\d+\. /m.test(said.last)) return undefined
  const [, word = ''] = named.exec(bareOf(plain)) ?? []
  return word === '' ? undefined : (places[word] ?? Number(word))
}

/** Whether an answer has parts that can be told apart by their number. */
export const isNumbered = (last: string): boolean => (last.match(/^(?:> ?)?(?:\d+\. |- )/gm)?.length ?? 0) > 1

/** The parts of an answer in its own order: its list, else its sentences. */
export function partsOf(last: string): string[] {
  const lines = last.split('\n').filter((line) => hasList.test(line))
  if (lines.length > 1) return lines.map((line) => line.replace(hasList, ''))
  const prose = last
    .split('\n\n')
    .filter((one) => !isDoubt(one) && !/^(?:\*|>|More in |It’s also|If you meant|Or, by number)/.test(one))
  return (
    prose
      .join(' ')
      .match(/[^.!?]+[.!?]+[”"]?/g)
      ?.map((one) => one.trim()) ?? []
  )
}

/** The answer before; where that has no list, the last one that has. */
function listBefore({ said, question: { turns } }: Talk): string {
  if (isNumbered(said.last)) return said.last
  const listed = turns.filter(({ role, content }) => role === 'assistant' && isNumbered(content))
  return listed.at(-1)?.content ?? said.last
}
const hasList = /^(?:> ?)?(?:\d+\. |- )/m

/** Of another lesson it has to be about the same; of the one that was answered from, it only has to be nearest. */
const [leastAlike, leastOfSame] = [0.55, 0.3] as const

/** The part that is meant, with what a lesson says to just that where one does. */
export function itemOf(talk: Talk): readonly string[] | undefined {
  const { said, question } = talk
  const place = placeIn(talk)
  const parts = place === undefined ? [] : partsOf(listBefore(talk))
  if (place === undefined || parts.length === 0) return undefined
  const part = place < 0 ? parts.at(-1) : parts[place - 1]
  if (part === undefined) return [`I named ${parts.length}, so there’s no number ${place}. Which one do you mean?`]
  const { passages, near: others } = question.look.find(part.replace(/[*[\]]|\([^)]*\)/g, ' '))
  const near = passages.find(
    ({ answer, href }) =>
      answer && answer.alike >= (said.last.includes(href) ? leastOfSame : leastAlike) && !said.has(answer.given.answer),
  )
  if (near?.answer) return [`> ${part}`, near.answer.given.answer, `More in ${linkTo(near, talk)}.`]
  const [covers] = [...passages, ...others].filter((one) => one.kind === 'lesson' && !said.last.includes(one.href))
  if (covers && (covers.answer?.alike ?? 0) >= leastOfSame)
    return [
      `> ${part}`,
      `The lesson nearest to just that, ${linkTo(covers, talk)}:`,
      covers.answer?.given.short ?? covers.description,
    ]
  return [
    `> ${part}`,
    'That’s the whole of it in my words. The question to put to it: who or what is it in your business, by name, and on which day this week?',
  ]
}
