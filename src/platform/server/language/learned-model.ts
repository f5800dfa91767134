import { messageFeatures } from './message-features.ts'

/** What was learned: of each feature, how much it speaks for each name, in steps of `step`, and how rare it is, in 255ths. */
export type LearnedModel<Name extends string> = {
  names: readonly Name[]
  weights: Int8Array
  step: number
  rarity: Uint8Array
}

export const nothingLearned = { names: [], weights: new Int8Array(), step: 0, rarity: new Uint8Array() } as const

/** How likely each name is for a message, all together 1; 0 where nothing was learned. */
export type Likely<Name extends string> = (name: Name) => number

export function likelyNames<Name extends string>(model: LearnedModel<Name>, text: string): Likely<Name> {
  const shares = sharesOf(model, text)
  return (name) => shares[model.names.indexOf(name)] ?? 0
}

export type Ranked<Name extends string> = readonly { name: Name; share: number }[]

/** The likeliest names for a message, best first. */
export function rankedNames<Name extends string>(model: LearnedModel<Name>, text: string): Ranked<Name> {
  const shares = sharesOf(model, text)
  return model.names
    .map((name, at) => ({ name, share: shares[at] ?? 0 }))
    .sort((one, other) => other.share - one.share)
    .slice(0, mostRanked)
}

const mostRanked = 5

function sharesOf({ names, weights, step, rarity }: LearnedModel<string>, text: string): number[] {
  if (names.length === 0) return []
  const features = messageFeatures(text, rarity.length)
  const worth = worthOf(features, rarity)
  const scores = names.map((_, name) => {
    const own = (feature: number) => weights[feature * names.length + name] ?? 0
    return features.reduce((all, feature, at) => all + own(feature) * (worth[at] ?? 0), 0)
  })
  return softmax(scores.map((score) => score * step))
}

/** What each feature of a message counts: rare ones more, together as much in every message. */
export function worthOf(features: ArrayLike<number>, rarity: Uint8Array): Float64Array {
  const worth = Float64Array.from(features, (feature) => rarity[feature] ?? 0)
  const length = Math.hypot(...worth)
  return length === 0 ? worth : worth.map((one) => one / length)
}

/** Shares that add up to 1. */
function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const all = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / all)
}
