import type { AskedTopic } from '../search.content.ts'
import type { AskedEntry, Likeness } from './ask-index.ts'
import type { SynonymsOf } from './synonyms.ts'
import { stemsOf } from './word-stems.ts'

/**
 * `isKnown`: in just these words, or nearly; `alike`: to the nearest question of the topic; `beside`: to the nearest of any lesson; `covered`: the share of the
 * question's telling words that one of the topic's questions knows.
 */
export type NearTopic = { topic: AskedTopic; isKnown: boolean; alike: number; beside: number; covered: number }

/** Nearly the same words. */
const literal = 0.9

const prefix = 'topic:'

/** What is asked about the product is compared among what is asked of lessons, so that the two can be weighed. */
export const topicEntries = (topics: readonly AskedTopic[]): AskedEntry[] =>
  topics.map(({ id, asks }) => ({ id: prefix + id, lines: asks.map((text) => ({ text })) }))

type Asked = { question: string; like: ReadonlyMap<string, Likeness>; synonymsOf: SynonymsOf }

export function nearTopic(asked: Asked, topics: readonly AskedTopic[]): NearTopic | undefined {
  const { like } = asked
  const worth = ({ closest, alike }: Likeness) => closest + alikeWorth * alike
  const same = saidIn(topics).get(lettersOf(asked.question))
  const [nearest] = topics
    .flatMap((topic) => {
      const likeness = like.get(prefix + topic.id)
      return likeness ? [{ topic, likeness }] : []
    })
    .sort((one, other) => worth(other.likeness) - worth(one.likeness))
  if (!nearest) return undefined
  const first = same ? { topic: same, likeness: like.get(prefix + same.id) ?? nearest.likeness } : nearest
  const others = [...like].filter(([id]) => !id.startsWith(prefix)).map(([, { closest }]) => closest)
  const { topic, likeness } = first
  const covered = coveredBy(topic, asked)
  const [alike, beside] = [likeness.closest, Math.max(0, ...others)]
  const isKnown = same !== undefined || (alike >= literal && alike > beside && covered === 1)
  return { topic, isKnown, alike, beside, covered }
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** The topic of each known question; made once. */
const known = new WeakMap<readonly AskedTopic[], ReadonlyMap<string, AskedTopic>>()
function saidIn(topics: readonly AskedTopic[]): ReadonlyMap<string, AskedTopic> {
  const kept = known.get(topics)
  if (kept) return kept
  const made = new Map(topics.flatMap((topic) => topic.asks.map((ask) => [lettersOf(ask), topic] as const)))
  known.set(topics, made)
  return made
}

/** Of a topic with a hundred questions nearly every word is known, so each question counts by itself. */
function coveredBy({ asks }: AskedTopic, { question, synonymsOf }: Asked): number {
  const words = stemsOf(question)
  if (words.length === 0) return 1
  const wide = words.map((word) => [word, ...synonymsOf(word).keys()])
  const shares = asks.map((ask) => {
    const known = stemsKnown(ask)
    return wide.filter((forms) => forms.some((form) => known.has(form))).length / words.length
  })
  return Math.max(...shares)
}

/** Made once for each question that members are known to ask. */
const stems = new Map<string, ReadonlySet<string>>()
function stemsKnown(ask: string): ReadonlySet<string> {
  const known = stems.get(ask) ?? new Set(stemsOf(ask))
  stems.set(ask, known)
  return known
}

/** Several questions that are a little alike say less than one that is the same. */
const alikeWorth = 0.15
