import MiniSearch from 'minisearch'
import type { Library } from '#features/library/library.ts'
import { opens, type Tier } from '#features/membership/rules.ts'
import type { Program } from '#features/program/program.ts'
import { isAnalysisMessage } from '../../rules.ts'
import type { Passage, Turn } from '../models/chat-model.ts'
import { bestQuote } from './best-quote.ts'
import { type Entry, entriesOf } from './entries.ts'
import { related } from './synonyms.ts'
import { stem, stemsOf } from './words.ts'

type Reader = { tier: Tier; completed: ReadonlyMap<string, unknown> }
export type Hit = { entry: Entry; score: number }
export type ProgramSearch = {
  find: (turns: readonly Turn[], reader: Reader) => { passages: Passage[]; shut: { title: string; tier: Tier } | null }
  /** Entries in order of fit; none where the program does not speak of it. */
  rank: (question: string, least?: number) => Hit[]
}

const shown = 3
/** Share of a question's meaning, by how rare its words are, that the best entry has to hold. Set on the tuning questions. */
const leastCovered = 0.4
const relatedWorth = 0.45
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

/** Looks through lessons and resources, in memory. */
export function createSearch(program: Program, library: Library): ProgramSearch {
  const entries = entriesOf(program, library)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<Entry>({ fields: [...fields], processTerm: stem })
  index.addAll(entries)
  const rarity = rarityOf(entries)

  const rank = (question: string, least = leastCovered): Hit[] => {
    const asked = [...new Set(stemsOf(question))]
    if (asked.length === 0) return []
    const own = new Set(asked)
    const wider = asked.flatMap(related)
    const results = index.search([...own, ...wider].join(' '), {
      processTerm: (term) => term,
      boost,
      boostTerm: (term) => (own.has(term) ? 1 : relatedWorth),
      fuzzy: false,
    })
    const held = results.slice(0, shown).map(({ queryTerms }) => covered(asked, new Set(queryTerms), rarity))
    if (Math.max(0, ...held) < least) return []
    return results.flatMap(({ id, score }) => {
      const entry = byId.get(id)
      return entry ? [{ entry, score }] : []
    })
  }

  return {
    rank,
    find: (turns, reader) => {
      const question = questionIn(turns)
      // What an analysis recommends is long and in our own words: the best lessons for it are always wanted.
      const hits = isAnalysisMessage(turns.at(-1)?.content ?? '') ? rank(question, 0) : rank(question)
      const isOpen = ({ entry }: Hit) => opens(reader.tier, entry.tier) || reader.completed.has(entry.id)
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

const fewWords = 3

/** The last question; where it is too short to stand alone, together with the one before. */
function questionIn(turns: readonly Turn[]): string {
  const asked = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = asked.at(-1) ?? ''
  if (isAnalysisMessage(last))
    return last.slice(last.lastIndexOf('**Recommendations:**')).replace('Recommendations', '')
  return stemsOf(last).length < fewWords ? `${asked.at(-2) ?? ''} ${last}` : last
}

function covered(asked: readonly string[], matched: ReadonlySet<string>, rarity: (word: string) => number): number {
  const whole = asked.reduce((sum, word) => sum + rarity(word), 0)
  const held = asked.reduce((sum, word) => {
    if (matched.has(word)) return sum + rarity(word)
    return related(word).some((other) => matched.has(other)) ? sum + rarity(word) * 0.7 : sum
  }, 0)
  return held / whole
}

/** A word that is rarer than this weighs no more: one odd word decides nothing. One that stands nowhere at all is what the question is about. */
const rarest = 4
const nowhere = 0.7

function rarityOf(entries: readonly Entry[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const entry of entries)
    for (const word of new Set(fields.flatMap((field) => stemsOf(entry[field]))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + entries.length / (counts.has(word) ? Math.max(rarest, counts.get(word) ?? 0) : nowhere))
}

const passageOf = (entry: Entry, question: string): Passage => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  href: entry.href,
  quote: bestQuote(entry, stemsOf(question)),
  action: entry.action,
  outcome: entry.outcome,
  minutes: entry.minutes,
})
