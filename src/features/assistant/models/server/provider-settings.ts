export type ProviderName = 'built-in' | 'openai-compatible' | 'anthropic'

/** How a model is reached. */
export type ProviderSettings = {
  kind: Exclude<ProviderName, 'built-in'>
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
  /** Who reads what it is sent, where the address doesn't say so: a gateway inside may pass it on. */
  reader?: string | undefined
  /** Milliseconds; tests use short ones. */
  timeouts: { firstChunk: number; chunk: number; total: number }
  maxRetries: number
}
