import type { OwnRecord } from '#features/assistant/tools/server/own-record.ts'

/** One thing that the server does with what a member typed. */
export type TextHandler = {
  name: string
  /** Characters that it is given at most. */
  longest: number
  /** How many times the work of plain words the worst text may cost; where most of the work is in JavaScript. */
  timesPlain?: number
  read: (text: string) => unknown
}

/**
 * Loads them only when asked, so that whoever counts their steps can begin before. Lessons are parsed when they are first
 * quoted, or all of them before, where no second look is taken.
 */
export async function textHandlers(lessons: 'when quoted' | 'before' = 'before'): Promise<readonly TextHandler[]> {
  const { safeBlocks } = await import('#features/assistant/conversations/server/safe-blocks.ts')
  const { understand } = await import('#features/assistant/guide/server/kinds.ts')
  const { talkOf } = await import('#features/assistant/guide/server/talk.ts')
  const { composeAnswer } = await import('#features/assistant/guide/server/compose-answer.ts')
  const { scoreIdea } = await import('#features/assistant/analyzer/server/score-idea.ts')
  const { claimedNumbers } = await import('#features/assistant/claims/claimed-numbers.ts')
  const { analysisMessage } = await import('#features/assistant/analyzer/analyzer.rules.ts')
  const { titleOf } = await import('#features/assistant/conversations/conversations.rules.ts')
  const { deviceName } = await import('#features/identity/sign-in/device-name.ts')
  const { splitName, safeReturnTo } = await import('#features/identity/identity.rules.ts')
  const { escapeHtml } = await import('#platform/server/mail/email-frame.ts')
  const { deliveryStatusReports } = await import('#features/operator/bounces/server/formats/delivery-status.ts')
  const { withoutSlash } = await import('#app/server/documents/documents.ts')
  const { find, question } = await search(lessons === 'before')
  const cameBack = (text: string) => [text, inReport(text)].map(deliveryStatusReports)
  const talk = (text: string) => talkOf(question(text))
  const answer = (text: string) => void composeAnswer(question(text))
  const carried = (idea: string) =>
    analysisMessage(idea, { viability: 5, strengths: [idea], challenges: [idea], recommendations: [idea] })

  return [
    { name: 'a message as blocks', longest: 12_000, timesPlain: 8, read: safeBlocks },
    { name: 'the search of the program', longest: 4000, timesPlain: 40, read: find },
    { name: 'the kind of a question', longest: 4000, timesPlain: 40, read: (text) => understand(talk(text)) },
    { name: 'the answer of the built-in guide', longest: 4000, timesPlain: 40, read: answer },
    { name: 'the score of an idea', longest: 4000, timesPlain: 40, read: scoreIdea },
    { name: 'the numbers that an idea claims', longest: 4000, read: claimedNumbers },
    { name: 'the title of a conversation', longest: 4000, read: titleOf },
    { name: 'the message that carries an analysis', longest: 4000, read: carried },
    { name: 'the name of a device', longest: 16_000, read: deviceName },
    { name: 'a name in two', longest: 128, read: splitName },
    { name: 'where to go after signing in', longest: 2048, read: safeReturnTo },
    { name: 'a paragraph of an email', longest: 4000, read: escapeHtml },
    { name: 'an email that came back', longest: 50_000, read: cameBack },
    { name: 'an address that ends in slashes', longest: 16_000, read: withoutSlash },
  ]
}

/** Where each line of it is read as what became of an email. */
const inReport = (text: string) =>
  `Content-Type: multipart/report; boundary=a\n\n--a\nContent-Type: message/delivery-status\n\n${text}\n--a--\n`

const neverRead = () => new Promise<never>(() => {})

/** A record of which reading anything takes longer than is waited for: what is measured is the reading of the question. */
const unread = {
  hasWritten: () => true,
  findWritten: async () => [],
  readPlaces: async () => [],
  placesOf: () => [],
  pageOfLesson: () => undefined,
  findPages: () => [],
  rules: () => undefined,
  suppose: () => undefined,
  findNamed: () => [],
  nameable: () => [
    { id: 'first', title: 'First paying customer', called: ['first sale'] },
    { id: 'revenue', title: 'Revenue', called: [] },
  ],
  ...{
    circumstances: neverRead,
    standing: neverRead,
    progress: neverRead,
    shareOf: neverRead,
    calendar: neverRead,
    running: neverRead,
    modules: neverRead,
    earned: neverRead,
    promises: neverRead,
  },
  ...{ readRows: neverRead, readPeak: neverRead, pages: neverRead, gaps: neverRead },
  ...{ plan: neverRead, critique: neverRead, readFigure: neverRead, readSupposed: neverRead },
  ...{
    trends: neverRead,
    building: neverRead,
    currency: neverRead,
    terms: neverRead,
    rowsNaming: neverRead,
    metrics: [{ id: 'revenue', title: 'Revenue', called: ['sales'] }],
  },
  ...{ remember: neverRead, forget: neverRead, remembered: neverRead, propose: neverRead },
  ...{ today: '2026-03-02', timeZone: 'UTC', contactEmail: 'hello@example.com', plans: [], questions: [] },
}

/** The search, and a question to the guide by a member who has written nothing yet. */
async function search(parsesBefore: boolean) {
  const { loadProgram } = await import('#features/program/server/load-program.ts')
  const { loadLibrary } = await import('#features/library/resources/server/load-library.ts')
  const { loadWorksheets } = await import('#features/founder-file/server/load-worksheets.ts')
  const { contentReader } = await import('#platform/server/content-files.ts')
  const { createSearch } = await import('#features/assistant/search/server/program-search.ts')
  const { loadQuestions } = await import('#features/assistant/search/server/load-questions.ts')
  const { loadKnown } = await import('#features/assistant/server/public.ts')
  const { builtKnown } = await import('../world/content.ts')
  const { lookFor } = await import('#features/assistant/search/server/look-for.ts')
  const { createOwnIndex } = await import('#features/assistant/tools/server/own-index.ts')
  const { loadOwn } = await import('#features/assistant/tools/server/load-own.ts')
  const { createFileCatalog } = await import('#features/assistant/tools/server/catalog/file-catalog.ts')
  const { findRows } = await import('#features/assistant/tools/server/lists/find-rows.ts')
  const { findPeak } = await import('#features/assistant/tools/server/lists/find-peak.ts')
  const { loadFileWords } = await import('#features/assistant/tools/server/catalog/load-file-words.ts')
  const reader = contentReader('content')
  const program = loadProgram(reader)
  const library = loadLibrary(reader, program)
  const worksheets = loadWorksheets(reader, program)
  if (parsesBefore) for (const { lesson } of program.subModuleById.values()) lesson()
  const questions = loadQuestions(reader, program, library)
  const known = loadKnown(reader, program, questions, builtKnown)
  const found = createSearch(program, library, questions, known)
  const elite = { tier: 'elite', keeps: () => true } as const
  const own = loadOwn(reader, worksheets)
  const findFigure = createOwnIndex(own, worksheets, questions.synonymsOf)
  const words = loadFileWords(reader, worksheets)
  const { synonymsOf } = questions
  const findPlaces = createFileCatalog(worksheets.pages, {
    words,
    asks: known.fieldAsks,
    own,
    lessonTitle: () => '',
    synonymsOf,
    meant: found.meant,
  })
  const begun = new Set(worksheets.pages.map(({ id }) => id))
  const written = { fields: new Map(), pages: new Map(), filled: new Map(), begun }
  const onEveryPage = { pages: worksheets.pages, written, find: findPlaces, today: '2026-03-02' }
  const find = (content: string) => found.find([{ role: 'user', content }], elite)
  const question = (content: string) =>
    ({
      turns: [{ role: 'user', content }],
      member: {
        firstName: 'Ada',
        day: 1,
        phase: '',
        module: '',
        percent: 0,
        linksOpen: true,
        lastCompleted: null,
        next: null,
      },
      ...find(content),
      remembered: [],
      look: lookFor(found, elite),
      own: {
        ...unread,
        findFigure,
        findPlaces,
        findPlacesOn: (_, asked) => findPlaces(asked),
        findRows: (asked) => findRows(asked, findPlaces(asked), onEveryPage),
        findPeak: (asked) => findPeak(asked, onEveryPage),
      } satisfies OwnRecord,
    }) as never
  return { find, question }
}
