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
import { standIns } from './synonyms.ts'
import { stem, stemsOf } from './word-stems.ts'

type Reader = { tier: Tier /** Whether it stays open whatever the tier. */; keeps: (id: string) => boolean }
export type Hit = { entry: SearchEntry; score: number }
export type ProgramSearch = {
  find: (turns: readonly Turn[], reader: Reader) => { passages: Passage[]; shut: { title: string; tier: Tier } | null }
  /** Entries in order of fit; none where the program does not speak of it. */
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
/** Beside the best fit of the text, which counts 1: what the asked words have in common with the questions an entry answers. */
const askWorth = 2
/** The lesson comes before the file that goes with it. */
const resourceWorth = 0.7

/** Looks through lessons and resources, in memory: by their texts, and by the questions they are known to answer. */
export function createSearch(program: Program, library: Library, questions: Questions): ProgramSearch {
  const entries = searchEntries(program, library, questions)
  const index = new MiniSearch<SearchEntry>({ fields: [...fields], processTerm: stem })
  index.addAll(entries)
  const asksLike = createAskIndex(entries)
  const isInProgram = createIsInProgram(entries, questions.outside)

  const ranked = (question: string) => {
    const texts = fitOfTexts(index, question)
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
      // What an analysis recommends is long and in our own words: the best lessons for it are always wanted.
      const hits = rank(question, isAnalysisMessage(turns.at(-1)?.content ?? ''))
      const isOpen = ({ entry }: Hit) => opens(reader.tier, entry.tier) || reader.keeps(entry.id)
      const least = (hits[0]?.score ?? 0) * 0.45
      const open = hits.filter((hit) => isOpen(hit) && hit.score >= least).slice(0, shown)
      const [first] = hits
      return {
        passages: open.map(({ entry }) => passageOf(entry, question)),
        shut: first && !isOpen(first) ? { title: first.entry.title, tier: first.entry.tier } : null,
      }
    },
  }
}

/** By id: how well the texts hold the asked words, as a share of the best. */
function fitOfTexts(index: MiniSearch<SearchEntry>, question: string): Map<string, number> {
  const asked = new Map<string, number>()
  const own = stemsOf(question)
  for (const word of own)
    for (const [other, worth] of standIns(word)) asked.set(other, Math.max(worth * standInWorth, asked.get(other) ?? 0))
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

/** Of a long message its beginning and its end are looked up: what is asked stands there, and words cost work. */
const longest = 1200

const questionIn = (turns: readonly Turn[]): string => {
  const question = wholeQuestion(turns)
  if (question.length <= longest) return question
  return `${question.slice(0, longest / 2)} ${question.slice(-longest / 2)}`
}

/** The last question; where it is too short to stand alone, together with the one before. */
function wholeQuestion(turns: readonly Turn[]): string {
  const asked = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = asked.at(-1) ?? ''
  if (isAnalysisMessage(last))
    return last.slice(last.lastIndexOf('**Recommendations:**')).replace('Recommendations', '')
  return stemsOf(last).length < fewWords ? `${asked.at(-2) ?? ''} ${last}` : last
}

const passageOf = (entry: SearchEntry, question: string): Passage => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  href: entry.href,
  quote: bestQuote(entry, stemsOf(question)),
  action: entry.action,
  outcome: entry.outcome,
  minutes: entry.minutes,
})
