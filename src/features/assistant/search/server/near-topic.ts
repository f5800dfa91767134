import { once } from '#platform/server/once.ts'
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

/** Made for a topic when it is the nearest for the first time. */
type KnownTopic = { topic: AskedTopic; stemsOfAsks: () => readonly ReadonlySet<string>[] }
type Asked = { question: string; like: ReadonlyMap<string, Likeness>; synonymsOf: SynonymsOf }

/** Finds the topic that a question is nearest to. */
export function createNearTopic(topics: readonly AskedTopic[]): (asked: Asked) => NearTopic | undefined {
  const known = topics.map(
    (topic): KnownTopic => ({ topic, stemsOfAsks: once(() => topic.asks.map((ask) => new Set(stemsOf(ask)))) }),
  )
  const saidIn = new Map(known.flatMap((one) => one.topic.asks.map((ask) => [lettersOf(ask), one] as const)))

  return (asked) => {
    const { like } = asked
    const worth = ({ closest, alike }: Likeness) => closest + alikeWorth * alike
    const same = saidIn.get(lettersOf(asked.question))
    const [nearest] = known
      .flatMap((one) => {
        const likeness = like.get(prefix + one.topic.id)
        return likeness ? [{ one, likeness }] : []
      })
      .sort((one, other) => worth(other.likeness) - worth(one.likeness))
    if (!nearest) return undefined
    const first = same ? { one: same, likeness: like.get(prefix + same.topic.id) ?? nearest.likeness } : nearest
    const others = [...like].filter(([id]) => !id.startsWith(prefix)).map(([, { closest }]) => closest)
    const { one, likeness } = first
    const covered = coveredBy(one, asked)
    const [alike, beside] = [likeness.closest, Math.max(0, ...others)]
    const isKnown = same !== undefined || (alike >= literal && alike > beside && covered === 1)
    return { topic: one.topic, isKnown, alike, beside, covered }
  }
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** Of a topic with a hundred questions nearly every word is known, so each question counts by itself. */
function coveredBy({ stemsOfAsks }: KnownTopic, { question, synonymsOf }: Asked): number {
  const words = stemsOf(question)
  if (words.length === 0) return 1
  const wide = words.map((word) => [word, ...synonymsOf(word).keys()])
  const shares = stemsOfAsks().map(
    (known) => wide.filter((forms) => forms.some((form) => known.has(form))).length / words.length,
  )
  return Math.max(...shares)
}

/** Several questions that are a little alike say less than one that is the same. */
const alikeWorth = 0.15
