import { noQuestions } from '../../search/server/load-questions.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** For tests: a provider behind a mock's address, with short timeouts if it isn't retried. */
export const testProviderAt = (url: string, kind: ProviderSettings['kind'], maxRetries: number) => ({
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
