import type { MessageKind } from '../../kinds.content.ts'
import { kindFeatures } from './kind-features.ts'

/** What was learned: of each feature, how much it speaks for each kind, in steps of `step`. */
export type KindModel = { kinds: readonly MessageKind[]; weights: Int8Array; step: number }

export const noKinds: KindModel = { kinds: [], weights: new Int8Array(), step: 0 }

/** How likely each kind is, all together 1; 0 where nothing was learned. */
export type Likely = (kind: MessageKind) => number

export function likelyKinds({ kinds, weights, step }: KindModel, text: string): Likely {
  if (kinds.length === 0) return () => 0
  const features = kindFeatures(text)
  const scores = kinds.map((_, kind) => {
    const sum = features.reduce((all, feature) => all + (weights[feature * kinds.length + kind] ?? 0), 0)
    return (sum * step) / Math.sqrt(features.length)
  })
  const shares = softmax(scores)
  return (kind) => shares[kinds.indexOf(kind)] ?? 0
}

/** Shares that add up to 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const all = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / all)
}
