import type { AskedTopic } from '../search.content.ts'
import type { AskedEntry, Likeness } from './ask-index.ts'
import type { SynonymsOf } from './synonyms.ts'
import { stemsOf } from './word-stems.ts'

/**
 * `alike`: to the nearest question of the topic; `beside`: to the nearest of any lesson; `covered`: the share of the
 * question's telling words that the topic's questions know.
 */
export type NearTopic = { topic: AskedTopic; alike: number; beside: number; covered: number }

const prefix = 'topic:'

/** What is asked about the product is compared among what is asked of lessons, so that the two can be weighed. */
export const topicEntries = (topics: readonly AskedTopic[]): AskedEntry[] =>
  topics.map(({ id, asks }) => ({ id: prefix + id, lines: asks.map((text) => ({ text })) }))

type Asked = { question: string; like: ReadonlyMap<string, Likeness>; synonymsOf: SynonymsOf }

export function nearTopic(asked: Asked, topics: readonly AskedTopic[]): NearTopic | undefined {
  const { like } = asked
  const worth = ({ closest, alike }: Likeness) => closest + alikeWorth * alike
  const [first] = topics
    .flatMap((topic) => {
      const likeness = like.get(prefix + topic.id)
      return likeness ? [{ topic, likeness }] : []
    })
    .sort((one, other) => worth(other.likeness) - worth(one.likeness))
  if (!first) return undefined
  const others = [...like].filter(([id]) => !id.startsWith(prefix)).map(([, { closest }]) => closest)
  const { topic, likeness } = first
  const covered = coveredBy(topic, asked)
  return { topic, alike: likeness.closest, beside: Math.max(0, ...others), covered }
}

function coveredBy({ asks }: AskedTopic, { question, synonymsOf }: Asked): number {
  const words = stemsOf(question)
  const known = new Set(asks.flatMap(stemsOf))
  const isKnown = (word: string) => known.has(word) || [...synonymsOf(word).keys()].some((other) => known.has(other))
  return words.length === 0 ? 1 : words.filter(isKnown).length / words.length
}

/** Several questions that are a little alike say less than one that is the same. */
const alikeWorth = 0.15
