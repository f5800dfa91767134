import type { ProviderSettings } from '#features/assistant/models/server/provider-settings.ts'
import { noQuestions } from '#features/assistant/search/server/load-questions.ts'

/** Settings of a model provider at the address of a mock, with short timeouts if calls are not retried. */
export const modelProviderAt = (url: string, kind: ProviderSettings['kind'], maxRetries: number) => ({
  provider: {
    kind,
    baseUrl: `${url}/v1`,
    apiKey: 'sk-key-of-the-tests',
    model: 'a-model',
    timeouts: maxRetries > 0 ? patient : impatient,
    maxRetries,
  },
  questions: () => noQuestions,
})

const impatient = { firstChunk: 1500, chunk: 600, total: 8000 }
const patient = { firstChunk: 10_000, chunk: 1000, total: 15_000 }
