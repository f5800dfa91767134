import type { MessageKind } from '../../kinds.content.ts'
import { kindFeatures, places } from './kind-features.ts'
import { type KindModel, noKinds, softmax } from './kind-model.ts'

export type KindText = { kind: MessageKind; text: string }

const [rounds, firstStep, slowing, held] = [8, 4, 1e-4, 3e-5]
/** How far a rare kind is made to count as much as a frequent one. */
const balance = 0.6

type Row = { kind: number; features: Int32Array; worth: number }

/**
 * Learns from messages of each kind what others are: softmax regression by stochastic gradient descent, always in the same
 * order, so that the same texts make the same model.
 */
export function learnKinds(texts: readonly KindText[]): KindModel {
  const kinds = [...new Set(texts.map(({ kind }) => kind))]
  if (kinds.length === 0) return noKinds
  const rows = rowsOf(texts, kinds)
  const weights = new Float32Array(places * kinds.length)
  let seen = 0
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(rows.length, round)) {
      const row = rows[at]
      if (row) learn(weights, kinds.length, row, firstStep / (1 + slowing * seen))
      seen += 1
    }
  return inSteps(kinds, weights)
}

function rowsOf(texts: readonly KindText[], kinds: readonly MessageKind[]): Row[] {
  const counts = kinds.map((kind) => texts.filter((one) => one.kind === kind).length)
  const middle = texts.length / kinds.length
  return texts.map(({ kind, text }) => {
    const at = kinds.indexOf(kind)
    return { kind: at, features: Int32Array.from(kindFeatures(text)), worth: (middle / (counts[at] ?? 1)) ** balance }
  })
}

/** Moves the weights of a message’s features toward its kind and away from what it was taken for. */
function learn(weights: Float32Array, kinds: number, { kind, features, worth }: Row, step: number): void {
  const norm = 1 / Math.sqrt(features.length)
  const shares = softmax(sumsOf(weights, kinds, features).map((sum) => sum * norm))
  const moves = Float64Array.from(shares, (share, at) => (share - (at === kind ? 1 : 0)) * step * norm * worth)
  const kept = 1 - step * held
  for (const feature of features)
    for (let at = 0; at < kinds; at += 1) {
      const place = feature * kinds + at
      weights[place] = (weights[place] ?? 0) * kept - (moves[at] ?? 0)
    }
}

function sumsOf(weights: Float32Array, kinds: number, features: Int32Array): number[] {
  const sums = new Float64Array(kinds)
  for (const feature of features)
    for (let at = 0; at < kinds; at += 1) sums[at] = (sums[at] ?? 0) + (weights[feature * kinds + at] ?? 0)
  return Array.from(sums)
}

/** A weight in one byte, which is a quarter of the memory and decides the same. */
function inSteps(kinds: readonly MessageKind[], weights: Float32Array): KindModel {
  const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0)
  const step = most / 127
  return { kinds, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)), step }
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
