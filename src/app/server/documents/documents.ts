import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasPublished, wasClientOf } from '#features/coaching/server/public.ts'
import { isCertificate } from '#features/endings/server/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { PublicContext } from '#platform/server/context.ts'
import { sendAddedHeaders } from '#platform/server/http/reply/send-added-headers.ts'
import { type Answer, type Found, findPage, type Page, type Viewer } from '../../pages.ts'
import type { Pages } from '../static-pages/pages.ts'
import type { createPreloadLinks } from './preload-links.ts'

/**
 * Pages that a visitor gets as finished HTML without the app's scripts, and those that everyone does: who is signed in
 * gets them with the app after them, which brings the whole bar.
 */
const prerendered = new Set(['home'])
const forEveryone = new Set(['first-lesson', 'terms', 'privacy', 'refunds', 'offline'])

type Built = {
  pages: Pages
  preloadLinks: ReturnType<typeof createPreloadLinks>
}

/** Answers an address with the document it shows this viewer, and with that document's status. */
export async function answerDocument(
  ctx: PublicContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { pages: { send, lessonFor }, preloadLinks }: Built,
): Promise<FastifyReply> {
  sendAddedHeaders(ctx.http, reply)
  const [path, query] = splitOnce(request.url, '?')
  const plain = withoutSlash(path)
  if (plain !== path) return reply.redirect([plain, query].filter(Boolean).join('?'), 301)
  const viewer = viewerOf(ctx)
  const found = findPage(path)
  const answer = answerFor(ctx, found)
  if (found?.page.isUnlisted) reply.header('x-robots-tag', 'noindex, nofollow')
  const goTo = found && elsewhere(ctx, found, answer, query)
  if (goTo) return reply.redirect(goTo, 302)
  if (answer === 'not-found' || !found || !(await exists(ctx, found))) return notFound(reply, viewer, send)
  const finished = documentOf(found.page, viewer)
  if (finished) return send(reply, finished)
  const lesson = lessonFor(ctx, found.params.subModuleId)
  return lesson ? send(reply, lesson) : send(reply.header('link', preloadLinks(found, viewer)), 'app')
}

/** One address a page. A second slash at the front, either way round, would lead to another host. */
export function withoutSlash(path: string): string {
  if (!path.endsWith('/')) return path
  let [from, to] = [0, path.length]
  while (isSlash(path[from])) from += 1
  while (to > from && isSlash(path[to - 1])) to -= 1
  return `/${path.slice(from, to)}`
}

const isSlash = (sign: string | undefined) => sign === '/' || sign === '\\'

function viewerOf({ member }: PublicContext): Viewer {
  if (!member) return 'visitor'
  return member.role === 'coach' ? 'coach' : 'client'
}

function answerFor(ctx: PublicContext, found: Found | undefined): Answer {
  // Who still has to turn two-step sign-in on is told so by the app.
  if (found?.page.isForOperators && ctx.member?.operatorSince == null) return 'not-found'
  return found?.page[viewerOf(ctx)] ?? 'not-found'
}

/** Everything after the first mark belongs to the query, further marks too. */
function splitOnce(url: string, mark: string): [before: string, after: string | undefined] {
  const at = url.indexOf(mark)
  return at === -1 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

/** The name of a finished document; undefined where the app draws the page. */
function documentOf({ name: page, isApart }: Page, viewer: Viewer): string | undefined {
  if (isApart) return page
  if (viewer === 'visitor') return prerendered.has(page) || forEveryone.has(page) ? page : undefined
  return forEveryone.has(page) ? `${page}-${viewer}` : undefined
}

const notFound = (reply: FastifyReply, viewer: Viewer, send: Pages['send']) =>
  send(reply.code(404), viewer === 'visitor' ? 'not-found' : 'app')

/** The address that this one leads to, for this viewer; undefined where it is the page itself. */
function elsewhere(ctx: PublicContext, { page, params }: Found, answer: Answer, query = ''): string | undefined {
  const { needs } = page
  const withQuery = (path: string, query: string) => [path, query].filter(Boolean).join('?')
  if (typeof answer === 'object') return withQuery(answer.goTo, needs ? without(query, needs.query) : query)
  if (answer === 'not-found') return undefined
  if (needs && !new URLSearchParams(query).get(needs.query)) return needs.otherwise
  const moved = movedTo(ctx, params)
  return moved && withQuery(moved, query)
}

/** What only one page may know, the secret of a payment above all, goes nowhere else. */
function without(query: string, name: string): string {
  const kept = new URLSearchParams(query)
  kept.delete(name)
  return kept.toString()
}

/** Where a lesson is now that was moved to another module, or the one that replaced it. */
function movedTo({ program }: PublicContext, params: Found['params']): string | undefined {
  const { moduleId, subModuleId = '' } = params
  const lesson = program.subModuleById.get(subModuleId) ?? program.replacementOf.get(subModuleId)
  if (!lesson || (lesson.id === subModuleId && lesson.moduleId === moduleId)) return undefined
  return lessonPath(lesson)
}

/** Whether the things that an address names are there, for this viewer. */
async function exists(ctx: PublicContext, found: Found): Promise<boolean> {
  return existsInContent(ctx, found) && (await existsInRecords(ctx, found))
}

function existsInContent({ program, worksheets }: PublicContext, { params }: Found): boolean {
  const { moduleId, subModuleId, lessonId, pageId, phase } = params
  if (lessonId !== undefined && !program.subModuleById.has(lessonId)) return false
  if (pageId !== undefined && !worksheets.pageById.has(pageId)) return false
  if (phase !== undefined && !program.phases.some(({ id }) => id === phase)) return false
  if (moduleId !== undefined && !program.moduleById.has(moduleId)) return false
  return subModuleId === undefined || program.subModuleById.get(subModuleId)?.moduleId === moduleId
}

async function existsInRecords(ctx: PublicContext, { params }: Found): Promise<boolean> {
  const { clientId, coachId, token } = params
  const { member } = ctx
  if (clientId !== undefined && !(member && (await wasClientOf({ ...ctx, member }, clientId)))) return false
  if (token !== undefined && !(await isCertificate(ctx, token))) return false
  return coachId === undefined || hasPublished(ctx, coachId)
}
