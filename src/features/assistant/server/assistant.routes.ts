import { route, stream } from '#platform/server/http/routes.ts'
import { analyzeIdea } from '../analyzer/server/analyze-idea.ts'
import { followAnswer } from '../answers/server/follow-answer.ts'
import { retryAnswer } from '../answers/server/retry-answer.ts'
import { sendMessage } from '../answers/server/send-message.ts'
import { stopAnswer } from '../answers/server/stop-answer.ts'
import * as contract from '../assistant.contract.ts'
import { listConversations } from '../conversations/server/list-conversations.ts'
import { listMessages } from '../conversations/server/list-messages.ts'
import { deleteConversation, renameConversation } from '../conversations/server/rename-conversation.ts'
import { getAssistantStatus } from '../quota/server/get-assistant-status.ts'

export const assistantRoutes = [
  route(contract.listConversations, listConversations),
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
