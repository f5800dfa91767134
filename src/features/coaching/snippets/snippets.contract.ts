import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { MessageText } from '../messages/messages.contract.ts'
import { snippetLimits } from './snippets.rules.ts'

const Snippet = z.object({ id: z.string(), title: z.string(), text: z.string() })
export type Snippet = z.infer<typeof Snippet>
const SnippetParams = z.object({ snippetId: z.string().max(64) })
const Content = z.object({ title: z.string().trim().min(1).max(snippetLimits.title), text: MessageText })

export const listSnippets = endpoint({
  method: 'GET',
  path: '/api/coach/snippets',
  access: 'coach',
  topics: ['coach-snippets'],
  summary: 'The caller’s own templates for messages and notes, by title.',
  reply: z.array(Snippet),
})

export const createSnippet = endpoint({
  method: 'POST',
  path: '/api/coach/snippets',
  access: 'coach',
  changes: ['coach-snippets'],
  summary: 'Saves a template.',
  body: Content,
  reply: Snippet,
  refusals: [coachingRefusals.tooManySnippets],
})

export const updateSnippet = endpoint({
  method: 'PATCH',
  path: '/api/coach/snippets/:snippetId',
  access: 'coach',
  changes: ['coach-snippets'],
  summary: 'Replaces a template’s title and text.',
  params: SnippetParams,
  body: Content,
  reply: Snippet,
  refusals: [coachingRefusals.snippetNotFound],
})

export const deleteSnippet = endpoint({
  method: 'DELETE',
  path: '/api/coach/snippets/:snippetId',
  access: 'coach',
  changes: ['coach-snippets'],
  summary: 'Deletes a template. For some seconds it can be restored.',
  params: SnippetParams,
  reply: Success,
  refusals: [coachingRefusals.snippetNotFound],
})

export const restoreSnippet = endpoint({
  method: 'POST',
  path: '/api/coach/snippets/:snippetId/restore',
  access: 'coach',
  changes: ['coach-snippets'],
  summary: 'Brings back a template that was deleted a moment ago.',
  params: SnippetParams,
  reply: Success,
  refusals: [coachingRefusals.snippetNotFound, coachingRefusals.tooManySnippets],
})
