import { furtherOn } from './kinds/moves/turns/further-on.ts'
import type { Talk } from './talk.ts'

/** From the third time on, other words alone don't help: what stands is said in a line, or what else is known of it, and a person is named. */
export const oftenAsked = 3

/** Figures and places in an answer, which stay true however often they are asked for. */
const factsIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => line.match(/\*\*[^*]*\d[^*]*\*\*/g) ?? [])),
]
const mostFacts = 3

const ordinals = ['', '', '', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
/** No two times are told in the same words. */
const timeText = (times: number) => (ordinals[times] ? `the ${ordinals[times]} time` : `time number ${times}`)

/** What a member gets who asks the same for the third time or more; `fresh` wasn't said yet. */
export async function askedAgain(talk: Talk, lines: readonly string[], fresh: readonly string[]): Promise<string[]> {
  const facts = factsIn(lines).slice(0, mostFacts)
  const still = `This is ${timeText(talk.said.times)} you’ve asked, and it still stands: ${facts.join(', ')}.`
  const rest = facts.length > 0 ? [still] : furtherOn(talk)
  return [...(fresh.length > 0 ? fresh : rest), ...(await person(talk))]
}

async function person({ question: { own }, said }: Talk): Promise<string[]> {
  if (said.mentions('(/messages)') || said.mentions('(/coaching)')) return []
  const { coach } = await own.circumstances()
  return [
    coach
      ? `${coach.name} can look at it with you: [write to your coach](/messages).`
      : 'Someone who asks back helps more than I can: [coaching](/coaching) says how to get a coach.',
  ]
}
