import { type ChatModel, ModelFailure } from '#features/assistant/models/server/chat-model.ts'
import type { Assistant } from '#features/assistant/server/assistant.ts'
import type { World } from '../world.ts'

/** A connected model that uses ten tokens to ask and twenty to answer, and fails where it is told to. */
export const dearModel: ChatModel = {
  provider: 'openai-compatible',
  name: 'a-model',
  isHere: () => false,
  answer: async function* ({ turns }) {
    if (turns.at(-1)?.content.includes('fail')) throw new ModelFailure('provider')
    yield 'An answer.'
    return { status: 'done', inputTokens: 10, outputTokens: 20 }
  },
}

export type Limits = Partial<Assistant['limits']>

/** What the operator allows from now on; the rest stays. */
export const setLimits = ({ services: { assistant } }: World, limits: Limits): void =>
  void Object.assign(assistant, { limits: { ...assistant.limits, ...limits } })
