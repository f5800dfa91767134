import type { Library } from '#features/library/library.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'
import { ContentMistake } from '#platform/server/content-files.ts'
import type { Log } from '#platform/server/log.ts'
import { builtInAnalyzer } from '../analyzer/server/built-in-analyzer.ts'
import { modelAnalyzer } from '../analyzer/server/model-analyzer.ts'
import { RunningAnswers } from '../answers/server/running-answers.ts'
import { builtInGuide } from '../guide/server/built-in-guide.ts'
import { providerModel } from '../models/server/provider-model.ts'
import type { ProviderSettings } from '../models/server/provider-settings.ts'
import type { AssistantLimits } from '../quota/server/limits.ts'
import { noQuestions, type Questions } from '../search/server/load-questions.ts'
import { createSearch, type ProgramSearch } from '../search/server/program-search.ts'
import type { Assistant } from './assistant.ts'

type Given = {
  provider: ProviderSettings | undefined
  perDay: Record<Tier, number>
  limits: AssistantLimits
  program: Program
  library: Library
  /** Read when first needed. */
  questions: () => Questions
  log: Log
}

/** The assistant of one process; no AI library is loaded before a provider is asked for the first time. */
export const createAssistant = ({ provider, perDay, limits, program, library, questions, log }: Given): Assistant => ({
  model: provider ? providerModel(provider) : builtInGuide(),
  analyzer: provider ? modelAnalyzer(provider) : builtInAnalyzer,
  ...lazySearch(() => createSearch(program, library, questionsOrNone(questions, log))),
  perDay,
  limits,
  running: new RunningAnswers(),
})

/** Indexing takes a third as long as the startup, so it waits for an idle moment or the first question. */
function lazySearch(make: () => ProgramSearch): Pick<Assistant, 'search' | 'prepare'> {
  let search: ProgramSearch | undefined
  const made = () => {
    search ??= make()
    return search
  }
  return {
    search: { rank: (...words) => made().rank(...words), find: (...words) => made().find(...words) },
    prepare: () => void made(),
  }
}

/** Until the file is fixed, members get their answers from the lessons' texts alone. */
function questionsOrNone(questions: () => Questions, log: Log): Questions {
  try {
    return questions()
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error
    log.error({ mistake: error.message }, 'what members ask could not be read')
    return noQuestions
  }
}
