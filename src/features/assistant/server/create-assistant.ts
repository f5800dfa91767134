import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Library } from '#features/library/library.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'
import { ContentMistake } from '#platform/server/content-files.ts'
import type { Context } from '#platform/server/context.ts'
import type { Log } from '#platform/server/log.ts'
import { once } from '#platform/server/once.ts'
import { builtInAnalyzer } from '../analyzer/server/built-in-analyzer.ts'
import { modelAnalyzer } from '../analyzer/server/model-analyzer.ts'
import { RunningAnswers } from '../answers/server/running-answers.ts'
import type { ClaimsFile } from '../claims/claims.content.ts'
import { outsideReader } from '../consent/consent.rules.ts'
import { builtInGuide } from '../guide/server/built-in-guide.ts'
import { providerModel } from '../models/server/provider-model.ts'
import type { ProviderSettings } from '../models/server/provider-settings.ts'
import type { ProposalKinds } from '../proposals/server/proposal-kind.ts'
import type { AssistantLimits } from '../quota/server/limits.ts'
import { noQuestions, type Questions } from '../search/server/load-questions.ts'
import { createSearch, type ProgramSearch } from '../search/server/program-search.ts'
import type { KnownWords } from '../tools/file-words.content.ts'
import type { OwnFile } from '../tools/own.content.ts'
import { createFileCatalog, type FileCatalog } from '../tools/server/catalog/file-catalog.ts'
import type { ReadPromises } from '../tools/server/coaching/open-promise.ts'
import { createOwnIndex, type OwnIndex } from '../tools/server/own-index.ts'
import type { ReadCircumstances } from '../tools/server/own-record.ts'
import { createPageIndex, type PageIndex } from '../tools/server/page-index.ts'
import type { FieldAsks } from '../understanding/server/load-field-asks.ts'
import type { Assistant } from './assistant.ts'

type Given = {
  provider: ProviderSettings | undefined
  perDay: Record<Tier, number>
  limits: AssistantLimits
  circumstances: ReadCircumstances
  promises: ReadPromises
  proposals: ProposalKinds
  log: Log
}

/** What the assistant knows by the program's files. */
type Knowledge = Pick<Assistant, 'search' | 'findOwn' | 'findPages' | 'findPlaces' | 'prepare' | 'own' | 'claims'>

/** The assistant of one process but for what it knows; no AI library is loaded before a provider is asked for the first time. */
export const createAssistant = ({ provider, ...given }: Given): Omit<Assistant, keyof Knowledge> => ({
  model: provider ? providerModel(provider, given.log) : builtInGuide(),
  outside: provider ? outsideReader(provider) : null,
  analyzer: provider ? modelAnalyzer(provider) : builtInAnalyzer,
  circumstances: given.circumstances,
  promises: given.promises,
  proposals: given.proposals,
  perDay: given.perDay,
  limits: given.limits,
  running: new RunningAnswers(),
})

type Known = {
  program: Program
  library: Library
  worksheets: Pick<Context['worksheets'], 'pages'>
  own: OwnFile
  fileWords: KnownWords
  claims: ClaimsFile
  /** Read when first needed. */
  questions: () => Questions
  log: Log
}

export function assistantKnowledge(known: Known): Knowledge {
  const { search, findOwn, findPages, findPlaces } = indexesFor(known)
  return {
    search: {
      rank: (...words) => search().rank(...words),
      find: (...words) => search().find(...words),
      lesson: (...words) => search().lesson(...words),
      spoken: (...words) => search().spoken(...words),
      vocabulary: () => search().vocabulary(),
      terms: () => search().terms(),
      topic: (...words) => search().topic(...words),
      topicNamed: (...words) => search().topicNamed(...words),
      meant: (...words) => search().meant(...words),
      kinds: (...words) => search().kinds(...words),
      topics: (...words) => search().topics(...words),
      reactions: (...words) => search().reactions(...words),
      drafts: (...words) => search().drafts(...words),
      sumWays: (...words) => search().sumWays(...words),
      isOutside: (...words) => search().isOutside(...words),
    },
    findOwn: (...words) => findOwn()(...words),
    findPages: (...words) => findPages()(...words),
    findPlaces: (...words) => findPlaces()(...words),
    prepare: async () => {
      for (const make of [findOwn, findPages, search, findPlaces]) {
        make()
        await nextTurn()
      }
    },
    own: known.own,
    claims: known.claims,
  }
}

/** Each is made when it is first needed: together they take a third as long as the startup. */
type Indexes = {
  search: () => ProgramSearch
  findOwn: () => OwnIndex
  findPages: () => PageIndex
  findPlaces: () => FileCatalog
}

/** By the questions of a content, which is one object with the rest of it: what is read anew is indexed anew. */
const indexesOf = new WeakMap<Known['questions'], Indexes>()

function indexesFor({ program, library, worksheets, own, fileWords, questions, log }: Known): Indexes {
  const before = indexesOf.get(questions)
  if (before) return before
  const asked = once(() => orNone(questions, () => noQuestions, log))
  // What only the catalog reads is let go of with it.
  let fieldAsks: FieldAsks = new Map()
  const search = once(() => {
    const known = orNone(asked().known, noQuestions.known, log)
    fieldAsks = known.fieldAsks
    return createSearch(program, library, asked(), known)
  })
  const made = {
    search,
    findOwn: once(() => createOwnIndex(own, worksheets, asked().synonymsOf)),
    findPages: once(() => createPageIndex({ own, worksheets, program, synonymsOf: asked().synonymsOf })),
    findPlaces: once(() => {
      const { meant } = search()
      const { synonymsOf } = asked()
      const lessonTitle = (id: string) => program.subModuleById.get(id)?.title ?? ''
      const ofPages = { words: fileWords, asks: fieldAsks, own, lessonTitle, synonymsOf, meant }
      const catalog = createFileCatalog(worksheets.pages, ofPages)
      fieldAsks = new Map()
      return catalog
    }),
  }
  indexesOf.set(questions, made)
  return made
}

/** Until the file is fixed, members get their answers from what else can be read: at worst from the lessons' texts alone. */
function orNone<T>(read: () => T, none: () => T, log: Log): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error
    log.error({ mistake: error.message }, 'what the assistant learns from could not be read')
    return none()
  }
}
