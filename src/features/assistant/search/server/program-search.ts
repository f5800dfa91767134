import MiniSearch from 'minisearch'
import type { Library } from '#features/library/library.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'
import { stem, stemsOf } from '#platform/server/language/word-stems.ts'
import type { Found, Turn, Vocabulary } from '../../models/server/chat-model.ts'
import {
  bestMeant,
  howFarInside,
  meantWorth,
  surelyInside,
  surelyOutside,
  toldShare,
} from '../../understanding/server/best-meant.ts'
import { createUnderstanding, type Meant, type Understand } from '../../understanding/server/create-understanding.ts'
import type { AskedTopic } from '../search.content.ts'
import { askedEntry, createAskIndex, type Likeness } from './ask-index.ts'
import { createFind, isOpenTo, shown } from './find-for.ts'
import { covered, createCoverage, pointsOutside, speaksOfBusiness } from './is-in-program.ts'
import { lastKept } from './last-kept.ts'
import { type Learned, learnedOf } from './learned-of.ts'
import type { Questions } from './load-questions.ts'
import { createNearTopic, type NearTopic, topicEntries } from './near-topic.ts'
import { passageOf } from './passage-of.ts'
import { type SearchEntry, searchEntries } from './search-entries.ts'
import { createSpoken } from './spoken.ts'
import type { SynonymsOf } from './synonyms.ts'
import { vocabularyOf } from './vocabulary.ts'

export type Reader = { tier: Tier /** Whether it stays open whatever the tier. */; keeps: (id: string) => boolean }
export type Hit = { entry: SearchEntry; likeness: Likeness; meant: Meant | undefined; score: number }
export type ProgramSearch = Learned & {
  /** What answers the last turn, for those who may open it; of a lesson's short answers the one that is most like `last`, if any is. */
  find: (turns: readonly Turn[], reader: Reader, last?: string) => Found
  /** A lesson by its id, if it is open to them. */
  lesson: (id: string, reader: Reader) => Found['passages'][number] | undefined
  /** The short answer that an earlier answer gave, told by its paragraphs. */
  spoken: (answer: string) => { lessonId: string; key: string } | undefined
  vocabulary: () => Vocabulary
  terms: () => Questions['terms']
  /** What members ask about the product itself that is most like a question. */
  topic: (question: string) => NearTopic | undefined
  topicNamed: (id: string) => AskedTopic | undefined
  /** What it means, by everything that is known to be said about each matter. */
  meant: Understand
  /** Whether it is about a subject that the program is known to leave out. */
  isOutside: (question: string) => boolean
  /** Entries, best match first; none if the program doesn't cover the question. */
  rank: (question: string, isCertain?: boolean) => Hit[]
}

/** A question that is this much like one that a lesson answers is in the program, whatever its words. */
const sureAsked = 0.7
const likeAskedInSmallWords = 0.6
const fields = ['title', 'outcome', 'action', 'deliverable', 'argument', 'description', 'around', 'body'] as const
const boost = {
  title: 3,
  outcome: 2,
  action: 1.6,
  deliverable: 1.8,
  argument: 1.5,
  description: 2,
  around: 0.6,
  body: 0.8,
}
const standInWorth = 0.5
/** The weight of similarity to the questions an entry answers. */
const askWorth = 2
/** The weight of the text match for a question of few words, and for a story, most of whose words stand in many lessons. */
const [textWorth, textWorthOfStory] = [1, 0.3]
/** A lesson ranks before the file that goes with it. */
const resourceWorth = 0.7

/** Searches lessons and resources in memory: by their texts, and by the questions they are known to answer. */
export function createSearch(
  program: Program,
  library: Library,
  questions: Questions,
  known = questions.known(),
): ProgramSearch {
  const { synonymsOf } = questions
  const entries = searchEntries(program, library, questions)
  const index = new MiniSearch<SearchEntry>({ fields: [...fields], processTerm: stem })
  index.addAll(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const asksLike = lastKept(createAskIndex([...entries.map(askedEntry), ...topicEntries(questions.topics)], synonymsOf))
  const { words } = known
  const understand = lastKept(createUnderstanding(known, synonymsOf))
  const nearTopic = createNearTopic(questions.topics, synonymsOf)
  const ranked = createRanked({ entries, index, asksLike, understand, synonymsOf })
  const isCovered = createIsCovered({ understand, questions, coverage: createCoverage(entries, questions) })
  const rank = (question: string, isCertain = false): Hit[] => {
    const hits = ranked(question)
    return isCertain || isCovered(question, hits) ? hits : []
  }

  let vocabulary: Vocabulary | undefined

  return {
    rank,
    find: createFind({ ranked, isCovered, asksLike, questions }),
    lesson: (id, reader) => {
      const entry = byId.get(id)
      if (!entry || !isOpenTo(reader, entry)) return undefined
      return passageOf(entry, entry.title, { likeness: notAlike, fit: 0, synonymsOf })
    },
    spoken: createSpoken(questions),
    terms: () => questions.terms,
    topic: lastKept((question) => nearTopic(question, asksLike(question), understand(question))),
    topicNamed: (id) => questions.topics.find((topic) => topic.id === id),
    meant: understand,
    ...learnedOf(known),
    isOutside: (question) => pointsOutside(question, questions),
    vocabulary: () => {
      vocabulary ??= vocabularyOf(entries, questions, words)
      return vocabulary
    },
  }
}

type Ranking = {
  entries: readonly SearchEntry[]
  index: MiniSearch<SearchEntry>
  asksLike: ReturnType<typeof createAskIndex>
  understand: Understand
  synonymsOf: SynonymsOf
}

/** Entries that a question has anything in common with, best match first. */
const createRanked = ({ entries, index, asksLike, understand, synonymsOf }: Ranking) =>
  lastKept((question: string): Hit[] => {
    const texts = fitOfTexts(index, question, synonymsOf)
    const asks = asksLike(question)
    const allMeant = bestMeant(understand(question), 'lesson')
    const told = toldShare(question)
    const worth = { text: textWorth + told * (textWorthOfStory - textWorth), meant: meantWorth * told ** 2 }
    return entries
      .map((entry) => {
        const likeness = asks.get(entry.id) ?? notAlike
        const meant = allMeant.get(entry.id)
        const fit =
          worth.text * (texts.get(entry.id) ?? 0) + askWorth * likeness.alike + worth.meant * (meant?.score ?? 0)
        return { entry, likeness, meant, score: entry.kind === 'lesson' ? fit : fit * resourceWorth }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  })

type Covering = { understand: Understand; questions: Questions; coverage: ReturnType<typeof createCoverage> }

/** Whether the program covers a question, of which these entries are the best matches. */
const createIsCovered =
  ({ understand, questions, coverage }: Covering) =>
  (question: string, hits: readonly Hit[]): boolean => {
    const best = hits.slice(0, shown)
    // “When do I give up?” has no telling word at all, and is known none the less.
    const least = stemsOf(question).length === 0 ? likeAskedInSmallWords : sureAsked
    const inside = howFarInside(understand(question))
    if (inside < surelyOutside * (1 + 2 * toldShare(question)) && !speaksOfBusiness(question, questions)) return false
    if (best.some(({ likeness }) => likeness.best >= least)) return true
    const tells = toldShare(question) === 1 && inside >= surelyInside
    return tells || coverage(question, best) >= covered
  }

const notAlike: Likeness = { alike: 0, closest: 0, best: 0, key: undefined }

/** By id: how well the texts match the question, relative to the best. */
function fitOfTexts(index: MiniSearch<SearchEntry>, question: string, synonymsOf: SynonymsOf): Map<string, number> {
  const asked = new Map<string, number>()
  const own = stemsOf(question)
  for (const word of own)
    for (const [other, worth] of synonymsOf(word))
      asked.set(other, Math.max(worth * standInWorth, asked.get(other) ?? 0))
  for (const word of own) asked.set(word, 1)
  const results = index.search([...asked.keys()].join(' '), {
    processTerm: (term) => term,
    boost,
    boostTerm: (term) => asked.get(term) ?? 0,
    fuzzy: false,
  })
  const best = results[0]?.score ?? 1
  return new Map(results.map(({ id, score }) => [String(id), score / best]))
}
