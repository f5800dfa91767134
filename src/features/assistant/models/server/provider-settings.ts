export type ProviderName = 'built-in' | 'openai-compatible' | 'anthropic'

/** How a model is reached. */
export type ProviderSettings = {
  kind: Exclude<ProviderName, 'built-in'>
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
  /** Milliseconds; tests use short ones. */
  timeouts: { firstChunk: number; chunk: number; total: number }
  maxRetries: number
}
