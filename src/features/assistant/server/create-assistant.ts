import type { Library } from '#features/library/library.ts'
import type { Tier } from '#features/membership/rules.ts'
import type { Program } from '#features/program/program.ts'
import { builtInAnalyzer } from './analyzer/built-in-analyzer.ts'
import { modelAnalyzer } from './analyzer/model-analyzer.ts'
import type { Assistant } from './assistant.ts'
import { builtInGuide } from './guide/built-in-guide.ts'
import { providerModel } from './models/provider-model.ts'
import type { ProviderSettings } from './models/provider-settings.ts'
import { RunningAnswers } from './running-answers.ts'
import type { Questions } from './search/load-questions.ts'
import { createSearch, type ProgramSearch } from './search/program-search.ts'

type Given = {
  provider: ProviderSettings | undefined
  perDay: Record<Tier, number>
  program: Program
  library: Library
  /** Read when first needed. */
  questions: () => Questions
}

/** The assistant of one process; no AI library is loaded before a provider is asked for the first time. */
export const createAssistant = ({ provider, perDay, program, library, questions }: Given): Assistant => ({
  model: provider ? providerModel(provider) : builtInGuide(),
  analyzer: provider ? modelAnalyzer(provider) : builtInAnalyzer,
  search: whenAsked(() => createSearch(program, library, questions())),
  perDay,
  running: new RunningAnswers(),
})

/** Indexing takes longer than the rest of the start, and waits for the first question. */
function whenAsked(make: () => ProgramSearch): ProgramSearch {
  let search: ProgramSearch | undefined
  const made = () => {
    search ??= make()
    return search
  }
  return { rank: (...words) => made().rank(...words), find: (...words) => made().find(...words) }
}
