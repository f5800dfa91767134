import MiniSearch from 'minisearch'
import type { Library } from '#features/library/library.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'
import { isAnalysisMessage } from '../../analyzer/analyzer.rules.ts'
import type { Found, Turn, Vocabulary } from '../../models/server/chat-model.ts'
import { askedEntry, createAskIndex, type Likeness } from './ask-index.ts'
import { covered, createCoverage, pointsOutside, speaksOfBusiness } from './is-in-program.ts'
import type { Questions } from './load-questions.ts'
import { createNearTopic, type NearTopic, topicEntries } from './near-topic.ts'
import { passageOf } from './passage-of.ts'
import { type SearchEntry, searchEntries } from './search-entries.ts'
import { createSpoken } from './spoken.ts'
import type { SynonymsOf } from './synonyms.ts'
import { vocabularyOf } from './vocabulary.ts'
import { stem, stemsOf } from './word-stems.ts'

export type Reader = { tier: Tier /** Whether it stays open whatever the tier. */; keeps: (id: string) => boolean }
export type Hit = { entry: SearchEntry; likeness: Likeness; score: number }
export type ProgramSearch = {
  /** What answers the last turn, for those who may open it; of a lesson's short answers the one that is most like `last`, if any is. */
  find: (turns: readonly Turn[], reader: Reader, last?: string) => Found
  /** A lesson by its id, if it is open to them, with the short answer that is most like some words. */
  lesson: (id: string, reader: Reader, words?: string) => Found['passages'][number] | undefined
  /** The short answer that an earlier answer gave, told by its paragraphs. */
  spoken: (answer: string) => { lessonId: string; key: string } | undefined
  vocabulary: () => Vocabulary
  terms: () => Questions['terms']
  /** What members ask about the product itself that is most like a question. */
  topic: (question: string) => NearTopic | undefined
  /** Whether it is about a subject that the program is known to leave out. */
  isOutside: (question: string) => boolean
  /** Entries, best match first; none if the program doesn't cover the question. */
  rank: (question: string, isCertain?: boolean) => Hit[]
}

const shown = 3
/** How near to the best a lesson has to be to be offered beside it. */
const besideNear = 0.6
/** How near to the best a further lesson has to be, where the best is open or closed to the member. */
const [besideOpen, besideShut] = [0.45, 0.5]
/** A question that is this much like one that a lesson answers is answered by it, whatever else fits. */
const likeAsked = 0.6
/** Below this, the words of a turn alone don't tell the short answers of a lesson apart. */
const likeLast = 0.18
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
/** The weight of similarity to the questions an entry answers, relative to the best text match, which counts 1. */
const askWorth = 2
/** A lesson ranks before the file that goes with it. */
const resourceWorth = 0.7

/** Searches lessons and resources in memory: by their texts, and by the questions they are known to answer. */
export function createSearch(program: Program, library: Library, questions: Questions): ProgramSearch {
  const { synonymsOf } = questions
  const entries = searchEntries(program, library, questions)
  const index = new MiniSearch<SearchEntry>({ fields: [...fields], processTerm: stem })
  index.addAll(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const asksLike = lastKept(createAskIndex([...entries.map(askedEntry), ...topicEntries(questions.topics)], synonymsOf))
  const nearTopic = createNearTopic(questions.topics, synonymsOf)
  const coverage = createCoverage(entries, questions)

  const ranked = lastKept((question: string): Hit[] => {
    const texts = fitOfTexts(index, question, synonymsOf)
    const asks = asksLike(question)
    return entries
      .map((entry) => {
        const likeness = asks.get(entry.id) ?? notAlike
        const fit = (texts.get(entry.id) ?? 0) + askWorth * likeness.alike
        return { entry, likeness, score: entry.kind === 'lesson' ? fit : fit * resourceWorth }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  })

  const isCovered = (question: string, hits: readonly Hit[]) => {
    const best = hits.slice(0, shown)
    // “When do I give up?” has no telling word at all, and is known none the less.
    const least = stemsOf(question).length === 0 ? likeAskedInSmallWords : sureAsked
    return best.some(({ likeness }) => likeness.best >= least) || coverage(question, best) >= covered
  }
  const rank = (question: string, isCertain = false): Hit[] => {
    const hits = ranked(question)
    return isCertain || isCovered(question, hits) ? hits : []
  }

  const isOpenTo = (reader: Reader, { tier, id }: SearchEntry) => opens(reader.tier, tier) || reader.keeps(id)
  const isOffered = (entry: SearchEntry, reader: Reader) => entry.kind === 'lesson' && isOpenTo(reader, entry)
  let vocabulary: Vocabulary | undefined

  return {
    rank,
    find: (turns, reader, last) => {
      const question = questionIn(turns)
      const all = ranked(question)
      // An analysis is long and in our own words, so it always gets the best lessons.
      const isIn = isAnalysisMessage(turns.at(-1)?.content ?? '') || isCovered(question, all)
      const hits = isIn ? all : []
      const [first] = hits
      // What a closed lesson answers much better isn't answered by an open one.
      const share = first && !isOpenTo(reader, first.entry) ? besideShut : besideOpen
      const least = (first?.score ?? 0) * share
      const own = hits.filter(({ entry }) => isOpenTo(reader, entry))
      const open = own.filter(({ score, likeness }) => score >= least || likeness.best >= likeAsked).slice(0, shown)
      const ofLast = last === undefined ? undefined : asksLike(last)
      const passage = ({ entry, likeness, score }: Hit) => {
        const own = ofLast?.get(entry.id)
        const { best, key } = own && own.best >= likeLast ? own : likeness
        return passageOf(entry, question, {
          ...{ likeness: { ...likeness, best, key }, fit: score / (all[0]?.score ?? score), synonymsOf },
        })
      }
      const [closest] = own.toSorted((one, other) => other.likeness.best - one.likeness.best)
      const near =
        isIn || speaksOfBusiness(question, questions) ? all.filter(({ entry }) => isOffered(entry, reader)) : []
      return {
        passages: open.map(passage),
        closest: closest && closest.likeness.best > 0 ? passage(closest) : null,
        near: near
          .filter(({ score }) => score >= besideNear * (near[0]?.score ?? 0))
          .slice(0, shown)
          .map(passage),
        shut: first && !isOpenTo(reader, first.entry) ? shutOf(first) : null,
      }
    },
    lesson: (id, reader, words) => {
      const entry = byId.get(id)
      if (!entry || !isOpenTo(reader, entry)) return undefined
      const likeness = (words === undefined ? undefined : asksLike(words).get(id)) ?? notAlike
      return passageOf(entry, words ?? entry.title, { likeness, fit: 0, synonymsOf })
    },
    spoken: createSpoken(questions),
    terms: () => questions.terms,
    topic: lastKept((question) => nearTopic(question, asksLike(question))),
    isOutside: (question) => pointsOutside(question, questions),
    vocabulary: () => {
      vocabulary ??= vocabularyOf(entries, questions)
      return vocabulary
    },
  }
}

/** The search and several kinds look for the same few questions, one after another. */
const mostKept = 12

function lastKept<T>(read: (question: string) => T): (question: string) => T {
  const kept = new Map<string, T>()
  return (question) => {
    const known = kept.get(question)
    if (known !== undefined) return known
    const found = read(question)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(question, found)
    return found
  }
}

/** What is told of a closed lesson. */
const shutOf = ({ entry: { title, description, tier }, likeness }: Hit) => ({
  title,
  description,
  tier,
  alike: likeness.closest,
})

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

const fewWords = 3

/** Only the beginning and the end of a long message are searched: the question is usually there, and every word costs time. */
const longest = 1200

const questionIn = (turns: readonly Turn[]): string => {
  const question = wholeQuestion(turns)
  if (question.length <= longest) return question
  return `${question.slice(0, longest / 2)} ${question.slice(-longest / 2)}`
}

/** The last question, together with the one before if it is too short alone. */
function wholeQuestion(turns: readonly Turn[]): string {
  const asked = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = asked.at(-1) ?? ''
  if (isAnalysisMessage(last))
    return last.slice(last.lastIndexOf('**Recommendations:**')).replace('Recommendations', '')
  return stemsOf(last).length < fewWords ? `${asked.at(-2) ?? ''} ${last}` : last
}
