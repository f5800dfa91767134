import { decimalText } from '#platform/format/figures.ts'
import { linkTo, type Talk } from '../talk.ts'

const steps = ['contacted', 'replied', 'talked', 'bought'] as const

/** What each step asks for where it is the weakest, as a question to the program. */
const weakest = [
  {
    says: 'Too few were asked to tell anything yet. Fifty messages is where the rates begin to mean something.',
    find: 'Who are the first fifty people I can contact?',
  },
  {
    says: 'The weak step is the message: fewer than one in ten answered. Change the first line before you change the list.',
    find: 'No one replies to my messages, what should I write?',
  },
  {
    says: 'People answer but don’t talk with you. Ask for fifteen minutes in the reply, with two times to choose from.',
    find: 'How do I get from a reply to a sales conversation?',
  },
  {
    says: 'They talk but don’t buy. Ask for the sale in the talk itself and send the proposal the same day.',
    find: 'I have conversations but no one buys',
  },
  {
    says: 'Nothing in it is broken: do the same with twice as many names.',
    find: 'Who are the first fifty people I can contact?',
  },
] as const

/** Asks for the next step of the count, so that its number joins those before. */
export const nextCounts: Readonly<Record<number, string>> = {
  2: 'How many of those talked with you?',
  3: 'How many of those bought?',
}
/** Said of a number that is larger than the one before. */
export const cannotBe = 'can’t be: there were'

/** “I contacted 40 and 3 replied” is a count whether it was asked for or not. */
export const tellsFunnel = (plain: string) =>
  (plain.match(/\b(?:contacted|messaged|wrote|written|sent|replied|replies|answered|talked|called|bought|signed)\b/g)
    ?.length ?? 0) > 1 && /\d/.test(plain)

/** Contacted, replied, talked and bought, in the order of the numbers; undefined where there are fewer than two. */
export function readFunnelReply(talk: Talk): string[] | undefined {
  const text = talk.said.asks('next-count') ? `${countedBefore(talk)} ${talk.text}` : talk.text
  const numbers = (text.slice(0, 600).match(/\d+/g) ?? []).map(Number).slice(0, steps.length)
  const [first = 0] = numbers
  const above = tooMany(numbers, talk)
  if (above) return [above]
  const isFunnel = numbers.length >= 2 && numbers.every((number, at) => at === 0 || number <= (numbers[at - 1] ?? 0))
  if (!isFunnel || first === 0) return undefined
  const rates = numbers.slice(1).map((number, at) => number / Math.max(1, numbers[at] ?? 1))
  const shown = rates.map(
    (rate, at) => `${numbers[at + 1]} of ${numbers[at]} ${steps[at + 1]} (${decimalText(rate * 100, 0)}%)`,
  )
  const { says, find } = weakest[weakStep(first, rates)] ?? weakest[0]
  const lesson = talk.question.look.find(find).passages[0]
  const next = nextCounts[numbers.length]
  return [
    `${shown.join(', ')}.`,
    says,
    ...(lesson ? [`This week’s work: ${linkTo(lesson, talk)}.`] : []),
    ...(next ? [next] : []),
  ]
}

/** What was counted so far, without a number that couldn’t be. */
function countedBefore({ question: { turns } }: Talk): string {
  const counted: string[] = []
  for (let at = turns.length - 2; at >= 0; at -= 1) {
    const turn = turns[at]
    if (turn?.role !== 'user' || turns[at + 1]?.answeredAs?.asks.includes('recount')) continue
    counted.unshift(turn.content.slice(0, longestTurn))
    if ((turn.content.match(/\d+/g)?.length ?? 0) > 1) break
  }
  return counted.join(' ')
}
const longestTurn = 400

/** More than there were before can’t be. */
function tooMany(numbers: readonly number[], { said }: Talk): string | undefined {
  const at = said.asks('next-count') ? numbers.findIndex((number, at) => at > 1 && number > (numbers[at - 1] ?? 0)) : -1
  if (at < 0) return undefined
  return `${numbers[at]} ${cannotBe} ${numbers[at - 1]} before that. ${nextCounts[at]}`
}

const fewest = [0, 0.1, 0.3, 0.2]

function weakStep(contacted: number, rates: readonly number[]): number {
  if (contacted < 20) return 0
  const weak = rates.findIndex((rate, at) => rate < (fewest[at + 1] ?? 0))
  return weak < 0 ? weakest.length - 1 : weak + 1
}
