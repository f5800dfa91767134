import { route } from '#platform/server/http/routes.ts'
import * as contract from '../comments.contract.ts'
import { answerClient, resolveForClient } from './client-comments.ts'
import { commentOnPage } from './comment-on-page.ts'
import { answerComment, listComments, resolveComment } from './my-comments.ts'

export const commentsRoutes = [
  route(contract.listComments, listComments),
  route(contract.answerComment, answerComment),
  route(contract.resolveComment, resolveComment),
  route(contract.commentOnPage, commentOnPage),
  route(contract.answerClient, answerClient),
  route(contract.resolveForClient, resolveForClient),
]
