import type { AskedTopic } from '../search.content.ts'
import type { AskedEntry, Likeness } from './ask-index.ts'

/** `alike`: to the nearest question of the topic; `beside`: to the nearest of any lesson. */
export type NearTopic = { topic: AskedTopic; alike: number; beside: number }

const prefix = 'topic:'

/** What is asked about the product is compared among what is asked of lessons, so that the two can be weighed. */
export const topicEntries = (topics: readonly AskedTopic[]): AskedEntry[] =>
  topics.map(({ id, asks }) => ({ id: prefix + id, lines: asks.map((text) => ({ text })) }))

export function nearTopic(like: ReadonlyMap<string, Likeness>, topics: readonly AskedTopic[]): NearTopic | undefined {
  const worth = ({ closest, alike }: Likeness) => closest + alikeWorth * alike
  const [first] = topics
    .flatMap((topic) => {
      const likeness = like.get(prefix + topic.id)
      return likeness ? [{ topic, likeness }] : []
    })
    .sort((one, other) => worth(other.likeness) - worth(one.likeness))
  if (!first) return undefined
  const others = [...like].filter(([id]) => !id.startsWith(prefix)).map(([, { closest }]) => closest)
  return { topic: first.topic, alike: first.likeness.closest, beside: Math.max(0, ...others) }
}

/** Several questions that are a little alike say less than one that is the same. */
const alikeWorth = 0.15
