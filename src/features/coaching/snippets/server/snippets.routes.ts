import { route } from '#platform/server/http/routes.ts'
import * as contract from '../snippets.contract.ts'
import { createSnippet } from './create-snippet.ts'
import { deleteSnippet } from './delete-snippet.ts'
import { listSnippets } from './list-snippets.ts'
import { restoreSnippet } from './restore-snippet.ts'
import { updateSnippet } from './update-snippet.ts'

export const snippetsRoutes = [
  route(contract.listSnippets, listSnippets),
  route(contract.createSnippet, createSnippet),
  route(contract.updateSnippet, updateSnippet),
  route(contract.deleteSnippet, deleteSnippet),
  route(contract.restoreSnippet, restoreSnippet),
]
