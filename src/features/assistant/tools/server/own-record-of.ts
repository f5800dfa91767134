import { readFileSettings, readOwnTexts, readPlan, readTonight } from '#features/founder-file/server/public.ts'
import { readWorkHours } from '#features/journey/server/public.ts'
import { lowestOf, tierName } from '#features/membership/membership.rules.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { rememberFact } from '../../memory/server/add-fact.ts'
import { listFacts } from '../../memory/server/list-facts.ts'
import { forgetFact } from '../../memory/server/remove-fact.ts'
import { lastKept } from '../../search/server/last-kept.ts'
import { termsOf } from './catalog/asked-for.ts'
import type { AskedPlace } from './catalog/asked-place.ts'
import type { Asked } from './catalog/file-catalog.ts'
import { createFindWritten } from './catalog/find-written.ts'
import { readPlaces } from './catalog/read-places.ts'
import { rowAsked } from './catalog/row-asked.ts'
import { rowsNaming } from './catalog/rows-naming.ts'
import { writtenWords } from './catalog/written-words.ts'
import { createListTools } from './lists/list-tools.ts'
import { pageKey, pageOfKey } from './own-index.ts'
import type { FileTools, MemoryTools, OfferTools, OwnRecord, WalkTools } from './own-record.ts'
import { questionOwnPage } from './question-own-page.ts'
import { readCalendar } from './read-calendar.ts'
import { readEarned } from './read-earned.ts'
import { readFilePages, readPageGaps } from './read-file-pages.ts'
import { readModules } from './read-modules.ts'
import { placeOf, readOwnFigure } from './read-own-figure.ts'
import { readOwnRunning, readProgress, readStanding } from './read-standing.ts'
import { readTrends } from './read-trends.ts'
import { createSuppose, readSupposedPage } from './suppose/suppose.ts'
import { readOwnTerms } from './terms/own-terms.ts'

/**
 * The tools bound to the member who is signed in. Of the file what was entered is read before any is called, since fields are
 * found by it.
 */
export async function ownRecordOf(ctx: MemberContext): Promise<OwnRecord> {
  const texts = await readOwnTexts(ctx, ctx.member.id)
  const written = writtenWords(texts)
  const findWritten = createFindWritten(texts, written)
  const withRows = (question: string, asked: Asked | undefined) =>
    asked && { ...asked, places: asked.places.map((place) => withRow(question, place)) }
  const withRow = (question: string, place: AskedPlace): AskedPlace => {
    const row = rowAsked(question, place, { texts, written })
    return row === undefined ? place : { ...place, row }
  }
  const findPlaces = lastKept((question: string) => withRows(question, ctx.assistant.findPlaces(question, written)))
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  return {
    ...walkToolsOf(ctx),
    ...fileToolsOf(ctx),
    ...memoryToolsOf(ctx),
    ...offerToolsOf(ctx),
    rowsNaming: (name) => rowsNaming(ctx, texts, name),
    today,
    ...createListTools(ctx, { texts, written, find: findPlaces, today }),
    hasWritten: (word) => termsOf(word).some((term) => written.fields.has(term)),
    findWritten: async (words) => {
      const places = findWritten(words)
      const asked = places.map(({ pageId, address }) => ({ pageId, label: '', isCount: false, addresses: [address] }))
      return places.length === 0 ? [] : readPlaces(ctx, asked)
    },
    findPlaces,
    findPlacesOn: (title, question) => {
      const page = ctx.worksheets.pages.find((one) => one.title === title)
      return page && withRows(question, ctx.assistant.findPlaces(question, written, page.id))
    },
    suppose: createSuppose(ctx, { texts, asked: (pageId, words) => ctx.assistant.findPlaces(words, written, pageId) }),
  }
}

const walkToolsOf = (ctx: MemberContext): Omit<WalkTools, 'today'> => ({
  standing: () => readStanding(ctx),
  progress: () => readProgress(ctx),
  calendar: () => readCalendar(ctx),
  running: () => readOwnRunning(ctx),
  earned: () => readEarned(ctx),
  modules: () => readModules(ctx),
  shareOf: async (lessonId, minutes) => {
    const lesson = ctx.program.subModuleById.get(lessonId)
    return lesson ? readTonight(ctx, lesson, minutes) : null
  },
  circumstances: () => ctx.assistant.circumstances(ctx),
  trends: () => readTrends(ctx),
  building: async () => (await readWorkHours(ctx)).building,
  promises: () => ctx.assistant.promises(ctx),
  timeZone: ctx.member.timeZone,
})

/** Found or read with what was entered. */
type ByTexts = 'findPlaces' | 'findPlacesOn' | 'findWritten' | 'hasWritten' | 'rowsNaming' | 'suppose'

const fileToolsOf = (ctx: MemberContext): Omit<FileTools, ByTexts> => ({
  findFigure: (question) => ctx.assistant.findOwn(question),
  pageOfLesson: (lessonId) => {
    const page = ctx.worksheets.pageOfLesson.get(lessonId)
    return page && { id: pageKey(page.id), alike: 0, isPage: true }
  },
  readFigure: (key, most) => readOwnFigure(ctx, key, most),
  readPlaces: (places) => readPlaces(ctx, places),
  readSupposed: (supposing) => readSupposedPage(ctx, supposing),
  currency: async () => (await readFileSettings(ctx)).currency,
  terms: () => readOwnTerms(ctx),
  metrics: ctx.worksheets.metrics.map(({ key, label, called }) => ({ id: key, title: label, called })),
  placesOf: (pageIds) => pageIds.map((id) => placeOf(ctx, pageOfKey(id) ?? id)),
  plan: async () =>
    (await readPlan(ctx)).boxes.map(({ title, lines }) => ({
      box: title,
      lines: lines.map(({ label, text }) => `${label}: ${text}`),
    })),
  pages: () => readFilePages(ctx),
  gaps: (key) => readPageGaps(ctx, key),
  findPages: (words) => ctx.assistant.findPages(words),
  critique: (keys) => questionOwnPage(ctx, keys),
  rules: ({ id }) => {
    const page = ctx.worksheets.pageById.get(pageOfKey(id) ?? '')
    if (!page) return undefined
    // What makes a page good is part of its lesson.
    if (placeOf(ctx, page.id).isOpen) return { title: page.title, good: page.good.map(({ says }) => says) }
    const tiers = page.lessons.flatMap((lesson) => ctx.program.subModuleById.get(lesson)?.neededTier ?? [])
    return { title: page.title, good: [], opensWith: tierName[lowestOf(tiers)] }
  },
})

const memoryToolsOf = (ctx: MemberContext): MemoryTools => ({
  remember: async (fact) => (await rememberFact(ctx, fact)) !== undefined,
  forget: (fact) => forgetFact(ctx, fact),
  remembered: async () => (await listFacts(ctx)).map(({ text }) => text),
})

const offerToolsOf = (ctx: MemberContext): OfferTools => ({
  propose: (wish) => ctx.assistant.proposals[wish.kind].draft(ctx, wish),
  nameable: (kind) => ctx.assistant.proposals[kind].named(ctx),
  plans: ctx.offer.plans,
  questions: ctx.offer.questions,
  contactEmail: ctx.brand.contactEmail,
})
