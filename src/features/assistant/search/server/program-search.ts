import MiniSearch from 'minisearch'
import type { Library } from '#features/library/library.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'
import { isAnalysisMessage } from '../../analyzer/analyzer.rules.ts'
import type { Passage, Turn } from '../../models/server/chat-model.ts'
import { createAskIndex } from './ask-index.ts'
import { bestQuote } from './best-quote.ts'
import { createIsInProgram } from './is-in-program.ts'
import type { Questions } from './load-questions.ts'
import { type SearchEntry, searchEntries } from './search-entries.ts'
import type { SynonymsOf } from './synonyms.ts'
import { stem, stemsOf } from './word-stems.ts'

type Reader = { tier: Tier /** Whether it stays open whatever the tier. */; keeps: (id: string) => boolean }
export type Hit = { entry: SearchEntry; score: number }
export type ProgramSearch = {
  find: (turns: readonly Turn[], reader: Reader) => { passages: Passage[]; shut: { title: string; tier: Tier } | null }
  /** Entries, best match first; none if the program doesn't cover the question. */
  rank: (question: string, isCertain?: boolean) => Hit[]
}

const shown = 3
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
  const asksLike = createAskIndex(entries, synonymsOf)
  const isInProgram = createIsInProgram(entries, questions)

  const ranked = (question: string) => {
    const texts = fitOfTexts(index, question, synonymsOf)
    const asks = asksLike(question)
    return entries
      .map((entry) => {
        const alike = asks.get(entry.id) ?? 0
        const fit = (texts.get(entry.id) ?? 0) + askWorth * alike
        return { entry, alike, score: entry.kind === 'lesson' ? fit : fit * resourceWorth }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  }

  const rank = (question: string, isCertain = false): Hit[] => {
    const hits = ranked(question)
    return isCertain || isInProgram(question, hits.slice(0, shown)) ? hits : []
  }

  return {
    rank,
    find: (turns, reader) => {
      const question = questionIn(turns)
      // An analysis is long and in our own words, so it always gets the best lessons.
      const hits = rank(question, isAnalysisMessage(turns.at(-1)?.content ?? ''))
      const isOpen = ({ entry }: Hit) => opens(reader.tier, entry.tier) || reader.keeps(entry.id)
      const least = (hits[0]?.score ?? 0) * 0.45
      const open = hits.filter((hit) => isOpen(hit) && hit.score >= least).slice(0, shown)
      const [first] = hits
      return {
        passages: open.map(({ entry }) => passageOf(entry, question, synonymsOf)),
        shut: first && !isOpen(first) ? { title: first.entry.title, tier: first.entry.tier } : null,
      }
    },
  }
}

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

const passageOf = (entry: SearchEntry, question: string, synonymsOf: SynonymsOf): Passage => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  href: entry.href,
  quote: bestQuote(entry, stemsOf(question), synonymsOf),
  action: entry.action,
  outcome: entry.outcome,
  minutes: entry.minutes,
})
