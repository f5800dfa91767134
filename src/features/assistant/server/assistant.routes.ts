import { route, stream } from '#platform/server/http/routes.ts'
import * as analyzerContract from '../analyzer/analyzer.contract.ts'
import { analyzeIdea } from '../analyzer/server/analyze-idea.ts'
import * as answersContract from '../answers/answers.contract.ts'
import { followAnswer } from '../answers/server/follow-answer.ts'
import { retryAnswer } from '../answers/server/retry-answer.ts'
import { sendMessage } from '../answers/server/send-message.ts'
import { stopAnswer } from '../answers/server/stop-answer.ts'
import { decideConsent as decideConsentContract } from '../consent/consent.contract.ts'
import { decideConsent } from '../consent/server/decide-consent.ts'
import * as conversationsContract from '../conversations/conversations.contract.ts'
import { deleteConversation } from '../conversations/server/delete-conversation.ts'
import { listConversations } from '../conversations/server/list-conversations.ts'
import { listMessages } from '../conversations/server/list-messages.ts'
import { renameConversation } from '../conversations/server/rename-conversation.ts'
import { restoreConversation } from '../conversations/server/restore-conversation.ts'
import { memoryRoutes } from '../memory/server/memory.routes.ts'
import { proposalsRoutes } from '../proposals/server/proposals.routes.ts'
import * as quotaContract from '../quota/quota.contract.ts'
import { getAssistantStatus } from '../quota/server/get-assistant-status.ts'

export const assistantRoutes = [
  route(conversationsContract.listConversations, listConversations),
  route(conversationsContract.listMessages, listMessages),
  stream(answersContract.sendMessage, sendMessage),
  stream(answersContract.retryAnswer, retryAnswer),
  stream(answersContract.followAnswer, followAnswer),
  route(answersContract.stopAnswer, stopAnswer),
  route(conversationsContract.renameConversation, renameConversation),
  route(conversationsContract.deleteConversation, deleteConversation),
  route(conversationsContract.restoreConversation, restoreConversation),
  route(quotaContract.getAssistantStatus, getAssistantStatus),
  route(decideConsentContract, decideConsent),
  ...memoryRoutes,
  ...proposalsRoutes,
  route(analyzerContract.analyzeIdea, analyzeIdea),
]
