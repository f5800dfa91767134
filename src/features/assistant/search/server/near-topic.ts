import { stemsOf } from '#platform/server/language/word-stems.ts'
import { alikeOf, bestMeant } from '../../understanding/server/best-meant.ts'
import type { Meant } from '../../understanding/server/create-understanding.ts'
import type { AskedTopic } from '../search.content.ts'
import type { AskedEntry, Likeness } from './ask-index.ts'
import type { SynonymsOf } from './synonyms.ts'

/**
 * `isSame`: in just these words; `isKnown`: or nearly; `alike`: to the nearest question of the topic; `beside`: to the nearest of any lesson; `covered`: the share of the
 * question's telling words that one of the topic's questions knows.
 */
export type NearTopic = {
  topic: AskedTopic
  isSame: boolean
  isKnown: boolean
  alike: number
  beside: number
  covered: number
}

/** Nearly the same words. */
const literal = 0.9
/** Several questions that are a little alike say less than one that is the same. */
const alikeWorth = 0.15

/** Telling words from which on all of them together say more than the nearest known question. */
const telling = 5

const prefix = 'topic:'

/** What is asked about the product is compared among what is asked of lessons, so that the two can be weighed. */
export const topicEntries = (topics: readonly AskedTopic[]): AskedEntry[] =>
  topics.map(({ id, asks }) => ({ id: prefix + id, lines: asks.map((text) => ({ text })) }))

/** The topic that a question is most like, by its likeness to everything that is asked. */
export function createNearTopic(topics: readonly AskedTopic[], synonymsOf: SynonymsOf) {
  const byWords = new Map(topics.flatMap((topic) => topic.asks.map((ask) => [lettersOf(ask), topic] as const)))
  const worth = ({ closest, alike }: Likeness) => closest + alikeWorth * alike

  return (question: string, like: ReadonlyMap<string, Likeness>, all: readonly Meant[]): NearTopic | undefined => {
    const same = byWords.get(lettersOf(question))
    const meant = stemsOf(question).length >= telling ? all : []
    const ofTopics = bestMeant(meant, 'help')
    const found = topics.flatMap((topic) => {
      const likeness = like.get(prefix + topic.id)
      return likeness
        ? [{ topic, likeness: isOfProduct(topic.id) ? nearer(likeness, alikeOf(ofTopics.get(topic.id))) : likeness }]
        : []
    })
    const [nearest] = found.sort((one, other) => worth(other.likeness) - worth(one.likeness))
    if (!nearest) return undefined
    const { topic, likeness } = same
      ? { topic: same, likeness: like.get(prefix + same.id) ?? nearest.likeness }
      : nearest
    const nearestLesson = alikeOf(meant.find(({ kind }) => kind === 'lesson'))
    const beside = [...like].reduce(
      (most, [id, { closest }]) => (isTopic(id) ? most : Math.max(most, closest)),
      nearestLesson,
    )
    const covered = coveredBy(topic.asks, question, synonymsOf)
    const alike = likeness.closest
    const isSame = same !== undefined
    const isKnown = isSame || (alike >= literal && alike > beside && covered === 1)
    return { topic, isSame, isKnown, alike, beside, covered }
  }
}

/** Other topics are what is felt, told, pushed for or asked to be made up: they take the words of a known question. */
export const isOfProduct = (id: string): boolean =>
  !/^(?:feel-.*|good-news|family|encourage|fake|push|figure-source|promise|progress)$/.test(id)

const nearer = (likeness: Likeness, alike: number): Likeness =>
  alike > likeness.closest ? { ...likeness, closest: alike } : likeness

const isTopic = (id: string) => id.startsWith(prefix)

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** Of a topic with a hundred questions nearly every word is known, so each question counts by itself. */
function coveredBy(asks: readonly string[], question: string, synonymsOf: SynonymsOf): number {
  const words = stemsOf(question).map((word) => [word, ...synonymsOf(word).keys()])
  if (words.length === 0) return 1
  const shares = asks.map((ask) => {
    const known = stemsOf(ask)
    return words.filter((forms) => forms.some((form) => known.includes(form))).length
  })
  return Math.max(...shares) / words.length
}
