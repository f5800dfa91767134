import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicContext } from '#platform/server/context.ts'
import type { Documents } from '#platform/server/http/documents.ts'
import { type Found, findPage, type Viewer } from '../pages.ts'

/** Pages that a visitor gets as finished HTML without the app's scripts. */
const prerendered = new Set(['home', 'first-lesson', 'terms', 'privacy', 'refunds'])

/** Answers an address with the document it shows this viewer, and with that document's status. */
export function answerDocument(
  ctx: PublicContext,
  request: FastifyRequest,
  reply: FastifyReply,
  document: Documents,
): FastifyReply {
  const viewer: Viewer = ctx.member ? (ctx.member.role === 'coach' ? 'coach' : 'client') : 'visitor'
  const [path = '/', query] = request.url.split('?', 2)
  const found = findPage(path)
  const answer = found?.page[viewer] ?? 'not-found'
  if (typeof answer === 'object') return reply.redirect(query ? `${answer.goTo}?${query}` : answer.goTo, 302)
  if (answer === 'not-found' || !found || !exists(ctx, found)) return notFound(reply, viewer, document)
  if (viewer === 'visitor' && prerendered.has(found.page.name)) return document(reply, found.page.name)
  return document(reply, alwaysPrerendered.has(found.page.name) ? found.page.name : 'app')
}

const alwaysPrerendered = new Set(['first-lesson', 'terms', 'privacy', 'refunds'])

const notFound = (reply: FastifyReply, viewer: Viewer, document: Documents) =>
  document(reply.code(404), viewer === 'visitor' ? 'not-found' : 'app')

/** Whether the things that an address names are there. */
function exists({ program }: PublicContext, { params: { moduleId, subModuleId } }: Found): boolean {
  if (moduleId !== undefined && !program.moduleById.has(moduleId)) return false
  return subModuleId === undefined || program.subModuleById.get(subModuleId)?.moduleId === moduleId
}
