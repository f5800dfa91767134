import { route } from '#platform/server/http/routes.ts'
import * as contract from '../snippets.contract.ts'
import * as verbs from './snippets.ts'

export const snippetsRoutes = [
  route(contract.listSnippets, verbs.listSnippets),
  route(contract.createSnippet, verbs.createSnippet),
  route(contract.updateSnippet, verbs.updateSnippet),
  route(contract.deleteSnippet, verbs.deleteSnippet),
  route(contract.restoreSnippet, verbs.restoreSnippet),
]
