import { cachedRoute, route, stream } from '#platform/server/http/routes.ts'
import * as contract from '../assistant.contract.ts'
import { analyzeIdea } from './analyze-idea.ts'
import { deleteConversation, renameConversation } from './change-conversation.ts'
import { followAnswer } from './follow-answer.ts'
import { getAssistantStatus } from './get-assistant-status.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { retryAnswer } from './retry-answer.ts'
import { sendMessage } from './send-message.ts'
import { stopAnswer } from './stop-answer.ts'

export const assistantRoutes = [
  cachedRoute(contract.listConversations, listConversations),
  route(contract.listMessages, listMessages),
  stream(contract.sendMessage, sendMessage),
  stream(contract.retryAnswer, retryAnswer),
  stream(contract.followAnswer, followAnswer),
  route(contract.stopAnswer, stopAnswer),
  route(contract.renameConversation, renameConversation),
  route(contract.deleteConversation, deleteConversation),
  route(contract.getAssistantStatus, getAssistantStatus),
  route(contract.analyzeIdea, analyzeIdea),
]
