import type { LanguageModel } from 'ai'
import type { ProviderSettings } from './provider-settings.ts'

/** The AI library and the provider's model, loaded once on first use. */
export function connectModel({ kind, baseUrl, apiKey, model }: ProviderSettings) {
  let loaded: Promise<{ ai: typeof import('ai'); languageModel: Exclude<LanguageModel, string> }> | undefined
  const load = async () => {
    const ai = await import('ai')
    // The library would log warnings to the console, including the provider's text.
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
      ...(isOpenAi(baseUrl) ? { transformRequestBody: asOpenAiNames } : {}),
    })
    return { ai, languageModel: provider(model) }
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}

const isOpenAi = (baseUrl = '') => /(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname)

/** What a model thinks unseen counts too there. */
const roomToThink = 4000

/** OpenAI's newer models refuse `max_tokens`; the older ones take its new name as well. Other servers know the old one alone. */
const asOpenAiNames = ({ max_tokens, ...body }: Record<string, unknown>) => ({
  ...body,
  ...(typeof max_tokens === 'number' ? { max_completion_tokens: max_tokens + roomToThink } : {}),
})
