import type { LanguageModel } from 'ai'
import type { ProviderSettings } from './provider-settings.ts'

/** The AI library and the provider's model; loaded when first asked for, once. */
export function connect({ kind, baseUrl, apiKey, model }: ProviderSettings) {
  let loaded: Promise<{ ai: typeof import('ai'); languageModel: Exclude<LanguageModel, string> }> | undefined
  const load = async () => {
    const ai = await import('ai')
    // Warnings of the library go to the console, with the provider's words in them.
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
    if (kind === 'anthropic') {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return {
        ai,
        languageModel: createAnthropic({ ...(baseUrl ? { baseURL: baseUrl } : {}), apiKey: apiKey ?? '' })(model),
      }
    }
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name: 'assistant',
      baseURL: baseUrl ?? '',
      ...(apiKey ? { apiKey } : {}),
      includeUsage: true,
      supportsStructuredOutputs: true,
    })
    return { ai, languageModel: provider(model) }
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}
