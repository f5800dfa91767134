import { sentencesOf } from '#platform/format/sentences.ts'
import type { IdeaAnalysis } from '../analyzer.rules.ts'
import { isWish } from '../is-wish.ts'
import { number } from './idea-signs.ts'
import { adviceFor, subjectOf } from './idea-subject.ts'
import { type Criterion, rubric } from './rubric.ts'

const claimWorth = 0.3
const shownStrengths = 4
const shownChallenges = 4
const shownRecommendations = 3

type Finding = { criterion: Criterion; grade: 0 | 1 | 2; words: string }

/** Scores what a text says and what it lacks. Enthusiasm, repetition and lists of the right words score nothing. */
export function scoreIdea(idea: string): IdeaAnalysis {
  const telling = [...new Set(sentencesOf(idea))].filter((sentence) => isProse(sentence) && !isCheer(sentence))
  const findings = rubric.map((criterion) => findIn(telling, criterion))
  const concrete = findings.filter(({ grade }) => grade === 2)
  const raw = findings.reduce((sum, { grade, criterion }) => sum + criterion.weight * worth[grade], 0)
  const subject = subjectOf(idea)
  const viability = Math.max(1, Math.round(Math.min(raw, ceiling(findings, concrete.length))))
  const missing = findings.filter(({ grade }) => grade < 2).sort((a, b) => b.criterion.weight - a.criterion.weight)
  return {
    viability,
    strengths: concrete.slice(0, shownStrengths).map(({ criterion, words }) => `${criterion.strength}: “${words}”`),
    challenges: missing.slice(0, shownChallenges).map(challengeOf),
    recommendations: missing.slice(0, shownRecommendations).map((finding) => adviceFor(finding, subject)),
    criteria: findings
      .toSorted((one, other) => other.criterion.weight - one.criterion.weight)
      .map(({ criterion: { name, question }, grade, words }) => ({ name, state: stateOf[grade], words, question })),
  }
}

const stateOf = { 0: 'missing', 1: 'claimed', 2: 'met' } as const
const worth = { 0: 0, 1: claimWorth, 2: 1 } as const

/** Without evidence or payment, no amount of writing reaches the upper half. */
function ceiling(findings: readonly Finding[], concreteCount: number): number {
  const backed = findings.some(({ criterion, grade }) => criterion.weight > 1 && grade === 2)
  if (concreteCount < 2) return 3
  return backed ? 10 : 5
}

function findIn(sentences: readonly string[], criterion: Criterion): Finding {
  const strong = sentences.find((sentence) => !isWish(sentence) && criterion.concrete(sentence))
  if (strong) return { criterion, grade: 2, words: shortened(strong) }
  const weak = sentences.find((sentence) => criterion.claimed(sentence))
  return { criterion, grade: weak ? 1 : 0, words: weak ? shortened(weak) : '' }
}

const challengeOf = ({ criterion, grade, words }: Finding) =>
  grade === 1 ? `${criterion.challenge}; “${words}” only claims it.` : `${criterion.challenge}.`

const shortened = (sentence: string) => (sentence.length > 110 ? `${sentence.slice(0, 107).trimEnd()}…` : sentence)

const cheer =
  /\b(?:amazing|incredible|revolution\w*|game.?chang\w*|disrupt\w*|huge|massive|unicorn|billions?|trillion|everyone|everybody|nobody else|best ever|the best|unstoppable|explode|guarantee\w*|perfect|awesome|fantastic|brilliant|world.?class|next big|dream\w*|passion\w*|insane|crush|dominate|skyrocket|love it|so excited|exciting|can't fail|cannot fail|synerg\w*|paradigm|limitless|unbelievable|genius)\b/gi

const isCheer = (sentence: string): boolean => {
  const count = sentence.match(cheer)?.length ?? 0
  return count >= 2 || (count === 1 && !/\d/.test(sentence))
}

const small =
  /^(?:the|a|an|of|to|in|on|for|with|and|or|but|at|by|from|is|are|was|were|be|been|has|have|had|it|its|they|them|their|i|we|my|our|us|me|you|your|he|she|his|her|that|this|these|those|who|which|what|when|where|how|not|no|so|as|if|then|than|do|does|did|can|will|would|each|every|about|up|out|into|over|after|before|because|while|all|one|there|per|already|now|also|just|only|some|any|more|less|mine|ours|under|since|until|through|without|during|between)$/i

/**
 * A real sentence has function words between the content words; a list of keywords doesn't. Figures are neither. A short
 * one with a figure (“Nine clinics signed.”) needs none.
 */
function isProse(sentence: string): boolean {
  const all = sentence.match(/\p{N}[\p{N},.]*\p{N}|[\p{L}\p{N}'’]+/gu) ?? []
  if (all.length < fewestWords) return false
  const words = all.filter((word) => /\p{L}/u.test(word))
  const large = words.filter((word) => !small.test(word)).map((word) => word.toLowerCase())
  const varied = new Set(large).size / Math.max(1, large.length)
  const isTerse = words.length <= terse && number.test(sentence)
  const isShort = words.length < short
  const fewestSmall = isShort ? 0.1 : 0.2
  return (isTerse || (words.length - large.length) / words.length >= fewestSmall) && (isShort || varied >= 0.6)
}
const [fewestWords, terse, short] = [3, 8, 15]
