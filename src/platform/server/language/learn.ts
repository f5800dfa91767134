import { type LearnedModel, nothingLearned, worthOf } from './learned-model.ts'
import { messageFeatures } from './message-features.ts'

/** A message, and the name that others like it are to get. */
export type NamedText<Name extends string> = { name: Name; text: string }

const [rounds, firstStep, slowing] = [5, 6, 1e-4] as const
/** How far a rare name is made to count as much as a frequent one. */
const balance = 0.7

type Row = { name: number; features: Int32Array; worth: Float64Array; weight: number }

/**
 * Learns from messages with names which name others get: softmax regression by stochastic gradient descent, always in the same
 * order, so that the same texts make the same model.
 */
export function learn<Name extends string>(texts: readonly NamedText<Name>[], places = 1 << 16): LearnedModel<Name> {
  const names = [...new Set(texts.map(({ name }) => name))]
  if (names.length === 0) return nothingLearned
  const said = texts.map(({ text }) => messageFeatures(text, places))
  const rarity = rarityOf(said, places)
  const rows = rowsOf(
    texts.map(({ name }) => names.indexOf(name)),
    said,
    rarity,
  )
  const weights = new Float32Array(places * names.length)
  const shares = new Float64Array(names.length)
  let seen = 0
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(rows.length, round)) {
      const row = rows[at]
      if (row) learnFrom(weights, row, shares, firstStep / (1 + slowing * seen))
      seen += 1
    }
  return { names, ...inSteps(weights), rarity }
}

function rowsOf(named: readonly number[], said: readonly Int32Array[], rarity: Uint8Array): Row[] {
  const counts = new Map<number, number>()
  for (const name of named) counts.set(name, (counts.get(name) ?? 0) + 1)
  const middle = named.length / counts.size
  return said.map((features, at) => {
    const name = named[at] ?? 0
    return { name, features, worth: worthOf(features, rarity), weight: (middle / (counts.get(name) ?? 1)) ** balance }
  })
}

/** The logarithm of how few messages have each feature, the rarest 255. */
function rarityOf(said: readonly Int32Array[], places: number): Uint8Array {
  const counts = new Uint32Array(places)
  for (const features of said) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  const most = Math.log(1 + said.length)
  return Uint8Array.from(counts, (count) => Math.round((255 * Math.log(1 + said.length / Math.max(count, 1))) / most))
}

/** Moves the weights of a message’s features toward its name and away from what it was taken for; `shares` is room for that. */
function learnFrom(
  weights: Float32Array,
  { name, features, worth, weight }: Row,
  shares: Float64Array,
  step: number,
): void {
  const names = shares.length
  shares.fill(0)
  for (let at = 0; at < features.length; at += 1) {
    const [place, share] = [(features[at] as number) * names, worth[at] as number]
    for (let to = 0; to < names; to += 1) shares[to] = (shares[to] as number) + (weights[place + to] as number) * share
  }
  toMoves(shares, name, step * weight)
  for (let at = 0; at < features.length; at += 1) {
    const [place, share] = [(features[at] as number) * names, worth[at] as number]
    for (let to = 0; to < names; to += 1)
      weights[place + to] = (weights[place + to] as number) - share * (shares[to] as number)
  }
}

/** From what speaks for each name to how far its weights are to move. */
function toMoves(scores: Float64Array, name: number, step: number): void {
  const most = scores.reduce((highest, score) => Math.max(highest, score), -Infinity)
  let all = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] as number) - most)
    all += scores[at] as number
  }
  for (let at = 0; at < scores.length; at += 1)
    scores[at] = ((scores[at] as number) / all - (at === name ? 1 : 0)) * step
}

/** A weight in one byte, which is a quarter of the memory and decides the same. */
function inSteps(weights: Float32Array): Pick<LearnedModel<string>, 'weights' | 'step'> {
  const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0)
  const step = most / 127
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / step)), step }
}

/** Numbers below a count in an order of their own for each round (Fisher and Yates, with a linear congruential generator). */
function shuffled(count: number, round: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at)
  let state = round + 1
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
