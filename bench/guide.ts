import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { helpTopicOf } from '#features/assistant/guide/server/kinds/help.ts'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import type { ProposalKindName } from '#features/assistant/proposals/proposals.rules.ts'
import { lookFor } from '#features/assistant/search/server/look-for.ts'
import { createFileCatalog } from '#features/assistant/tools/server/catalog/file-catalog.ts'
import { loadFileWords } from '#features/assistant/tools/server/catalog/load-file-words.ts'
import { writtenWords } from '#features/assistant/tools/server/catalog/written-words.ts'
import { createListTools } from '#features/assistant/tools/server/lists/list-tools.ts'
import { loadOwn } from '#features/assistant/tools/server/load-own.ts'
import { createOwnIndex } from '#features/assistant/tools/server/own-index.ts'
import { loadOutcomes } from '#features/coaching/outcomes/server/load-outcomes.ts'
import { proposalKinds } from '#features/coaching/proposals/server/proposal-kinds.ts'
import { loadWorksheets } from '#features/founder-file/server/load-worksheets.ts'
import { QuestionFile } from '#features/membership/membership.content.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { once } from '#platform/server/once.ts'
import { shippedSearch } from './answers.ts'

const Asked = z.strictObject({
  ask: z.string(),
  kind: z.string(),
  topic: z.string().optional(),
  own: z.string().optional(),
  lesson: z.union([z.string(), z.array(z.string())]).optional(),
  says: z.string().optional(),
  held: z.boolean().default(false),
})

const earned = { points: 600, xp: 600, badges: 2, badgesInAll: 20, camp: 'Base Camp', next: null }

const calendar = { joinedOn: '2026-01-29', begunOn: '2026-01-29', dayOn: () => 33, phases: [], lessons: [] }

const next = { id: 'none', moduleId: 'none', title: 'None' }
const member = {
  firstName: 'Ana',
  day: 33,
  phase: '',
  module: '',
  percent: 18,
  linksOpen: true,
  tier: 'Elite',
  lastCompleted: null,
  next,
}
const readFigure = async ({ id }: { id: string }) => ({
  title: id,
  href: '/',
  lesson: null,
  figures: [],
  isOpen: true,
})
const membership = { sentence: 'You’re on Starter.', guaranteeUntil: null, refundRequested: false, canCancel: false }
const today = '2026-03-02'
const standing = {
  today,
  lessonsDone: 12,
  lessonsLeft: 93,
  day: 33,
  daysBehind: 12,
  minutesBehind: 145,
  lessonsBehind: 5,
  worthFirst: [],
}

/** A member on day 33 with every lesson open, whose own file is named and not read. */
export const stranger = once(() => {
  const { reader, program, questions, known, search } = shippedSearch()
  const worksheets = loadWorksheets(reader, program)
  const elite = { tier: 'elite', keeps: () => true } as const
  const outcomes = loadOutcomes(reader, { program, worksheets })
  const ownFile = loadOwn(reader, worksheets)
  const findFigure = createOwnIndex(ownFile, worksheets, questions.synonymsOf)
  const words = loadFileWords(reader, worksheets)
  const { synonymsOf } = questions
  const sources = { words, asks: known.fieldAsks, own: ownFile, lessonTitle: () => '', synonymsOf, meant: search.meant }
  const findPlaces = createFileCatalog(worksheets.pages, sources)
  const own = {
    findFigure,
    findPlaces,
    findPlacesOn: () => undefined,
    hasWritten: () => false,
    readFigure,
    readPlaces: async () => [],
    placesOf: () => [],
    trends: async () => [],
    building: async () => '',
    metrics: worksheets.metrics.map(({ key, label, called }) => ({ id: key, title: label, called })),
    pageOfLesson: () => undefined,
    findPages: () => [],
    circumstances: async () => ({ membership, coach: null }),
    ...{ standing: async () => standing, calendar: async () => calendar },
    ...{ running: async () => [], shareOf: async () => null },
    ...{ modules: async () => [], earned: async () => earned },
    ...{
      currency: async () => 'USD',
      terms: async () => ({}),
      rowsNaming: async () => [],
      gaps: async () => undefined,
    },
    ...createListTools({ worksheets } as MemberContext, {
      texts: [],
      written: writtenWords([]),
      find: findPlaces,
      today,
    }),
    ...{ plans: [], questions: reader.yaml('faq.yaml', QuestionFile), pages: async () => [] },
    today,
    nameable: (kind: ProposalKindName) =>
      proposalKinds[kind].named({ worksheets, coaching: { outcomes } } as unknown as MemberContext),
    propose: async () => ({ missing: ['Nothing is proposed here.'] }),
  }
  return (content: string) => {
    const turns = [{ role: 'user', content }] as const
    return { turns, member, ...search.find(turns, elite), look: lookFor(search, elite), own, remembered: [] } as never
  }
})

/** The share of questions that are answered by the right kind, with the right lesson, topic, figure or words. */
export async function measureGuide(half: 'seen' | 'held'): Promise<{ right: number; misses: string[]; count: number }> {
  const asked = z.array(Asked).parse(parse(readFileSync('bench/questions/guide.yaml', 'utf8')))
  const questionOf = stranger()
  const rows = asked.filter(({ held }) => held === (half === 'held'))
  const results = await Promise.all(rows.map(async (row) => ({ row, got: await answerTo(row, questionOf) })))
  const misses = results.filter(({ got }) => got !== null).map(({ row, got }) => `${row.ask} → ${got}`)
  return { right: (rows.length - misses.length) / rows.length, misses, count: rows.length }
}

const Evidence = z.record(
  z.enum(['invented', 'pushed', 'fine']),
  z.strictObject({ seen: z.array(z.string()), held: z.array(z.string()) }),
)
const kindOf = { invented: 'made-up', pushed: 'pushed' } as const

/** Of requests to make evidence up, of pushing and of ordinary ones: how many of each are told for what they are. */
export function measureEvidence(half: 'seen' | 'held') {
  const asked = Evidence.parse(parse(readFileSync('bench/questions/evidence.yaml', 'utf8')))
  const questionOf = stranger()
  return Object.entries(asked).map(([sort, { [half]: rows }]) => {
    const got = rows.map((ask) => [ask, understand(talkOf(questionOf(ask))).group] as const)
    const isRight = (name: string) =>
      sort === 'fine' ? name !== 'made-up' && name !== 'pushed' : name === kindOf[sort as 'invented' | 'pushed']
    const misses = got.filter(([, name]) => !isRight(name)).map(([ask, name]) => `${ask} → ${name}`)
    return { sort, right: (rows.length - misses.length) / rows.length, misses }
  })
}

/** What is wrong about an answer; null where nothing is. */
async function answerTo(
  { ask, kind, topic, own, lesson, says }: z.infer<typeof Asked>,
  questionOf: ReturnType<typeof stranger>,
) {
  const talk = talkOf(questionOf(ask))
  const understood = understand(talk)
  // Overviews answer what lessons would, and are lessons to whoever asks.
  const name = understood.group === 'overview' ? 'lesson' : understood.group
  if (name !== kind) return `kind ${name}`
  if (topic && helpTopicOf(talk)?.name !== topic) return `topic ${helpTopicOf(talk)?.name}`
  if (own && talk.question.own.findFigure(talk.plain)?.id !== own)
    return `own ${talk.question.own.findFigure(talk.plain)?.id}`
  const words = (await understood.say()).join('\n\n')
  const lessons = lesson === undefined ? [] : [lesson].flat()
  if (lessons.length > 0 && !lessons.some((id) => words.includes(`/submodules/${id})`)))
    return `says ${words.slice(0, 160)}`
  return says && !words.includes(says) ? `says ${words.slice(0, 160)}` : null
}
