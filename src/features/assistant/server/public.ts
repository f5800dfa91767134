export { sweepAbandonedJob } from '../answers/server/sweep-abandoned.ts'
export { loadClaims } from '../claims/server/load-claims.ts'
export { eraseConversationJob } from '../conversations/server/erase-conversation.ts'
export { readLessonsAsked } from '../conversations/server/read-lessons-asked.ts'
export { readOwnMessages } from '../conversations/server/read-own-messages.ts'
export { builtInModel } from '../guide/server/built-in-guide.ts'
export {
  type ProposalKinds,
  proposalKind,
  type Wish,
} from '../proposals/server/proposal-kind.ts'
export { modelOffSince, switchModel } from '../quota/server/model-switch.ts'
export { reachedCeiling, tokensOfMonth } from '../quota/server/month-tokens.ts'
export { readUsage, type UsageLine } from '../quota/server/read-usage.ts'
export { readUsageByModel } from '../quota/server/read-usage-by-model.ts'
export { loadQuestions } from '../search/server/load-questions.ts'
export { loadFileWords } from '../tools/server/catalog/load-file-words.ts'
export type { Circumstances } from '../tools/server/circumstances/circumstances.ts'
export type { OpenPromise } from '../tools/server/circumstances/open-promise.ts'
export { loadOwn } from '../tools/server/load-own.ts'
export { writeBuiltKnown } from '../understanding/server/built-known.ts'
export { loadKnown, loadTaught } from '../understanding/server/load-known.ts'
export type { Assistant } from './assistant.ts'
export { assistantKnowledge, createAssistant } from './create-assistant.ts'
