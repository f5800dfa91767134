export type { ChatMessage } from '../conversations/conversations.contract.ts'
export type { AnswerActions } from '../conversations/web/answer-actions.ts'

import { lazy } from 'react'

/** Parts of settings; what is named here itself would come with every page. */
export const ConsentSection = lazy(() =>
  import('../consent/web/consent-section.tsx').then(({ ConsentSection }) => ({ default: ConsentSection })),
)
export const MemorySection = lazy(() =>
  import('../memory/web/memory-section.tsx').then(({ MemorySection }) => ({ default: MemorySection })),
)
