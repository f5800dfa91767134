import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { sessionCookieName } from '#features/identity/server/public.ts'
import { asSeen } from '#features/operator/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { answerBrokenRequests, answerErrors, sendRefusal } from '#platform/server/http/answer-errors.ts'
import { mount } from '#platform/server/http/mount.ts'
import { openApi } from '#platform/server/http/open-api.ts'
import { createErrorPage } from '#platform/server/http/reply/error-page.ts'
import { type Overload, refuseOverload } from '#platform/server/http/request/overload.ts'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import { refuseCrossSiteWrites } from '#platform/server/http/request/same-site.ts'
import { apiPolicy, securityHeaders, workerPolicy } from '#platform/server/http/security-headers.ts'
import { measureRequests } from '#platform/server/metrics/measure-requests.ts'
import type { Measures } from '#platform/server/metrics/measures.ts'
import { newId } from '#platform/server/new-id.ts'
import { once } from '#platform/server/once.ts'
import { healthz, readyz } from '../health.contract.ts'
import { withoutOver } from './callers/seen-by.ts'
import { type Calling, callerOf, contextMaker, memberHeaders, requestHttp } from './context-of.ts'
import { bannered } from './documents/bannered.ts'
import { answerDocument } from './documents/documents.ts'
import { createPreloadLinks } from './documents/preload-links.ts'
import { logRequest, proxyWarning } from './log-requests.ts'
import { paymentHosts } from './payments/payment-hosts.ts'
import { proxyStandIn } from './payments/stand-in-proxy.ts'
import { routes } from './routes.ts'
import { createPages } from './static-pages/pages.ts'

export type AppSettings = Calling & {
  publicUrl: URL
  /** The built front end. */
  distDir: string
  checkReplies: boolean
  /** Whether other hosts below this one's are held to https too. */
  hstsSubdomains: boolean
  overload: Overload
  /** Where figures of this process are asked for. */
  measures?: Measures | undefined
}

const fixedOptions = {
  bodyLimit: 65_536,
  requestTimeout: 30_000,
  genReqId: newId,
  routerOptions: { maxParamLength: 200 },
  forceCloseConnections: 'idle',
  // What arrives on an open connection while the server ends is answered like anything else.
  return503OnClosing: false,
} as const

/** The HTTP server over one set of services; listens nowhere yet. */
export async function createApp(services: Context, settings: AppSettings): Promise<FastifyInstance> {
  const headers = securityHeaders(services.accounts.secure, settings.hstsSubdomains)
  const app = Fastify({
    ...fixedOptions,
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more than a query; the request's id is named where something is logged.
    childLoggerFactory: (logger) => logger,
    ...answerBrokenRequests({ ...headers, 'content-security-policy': apiPolicy, 'cache-control': 'no-store' }),
  })
  const pagesOf = createPages(settings.distDir, settings.publicUrl.origin, {
    subscribe: paymentHosts(services.payments.provider),
  })
  const preloadLinks = createPreloadLinks(settings.distDir)
  const fixedHeaders = Object.entries(headers)

  app.decorateRequest('http')
  const warnOfProxy = proxyWarning(services, settings)
  // Hooks that wait for nothing are no promises: each of those costs a call another turn.
  app.addHook('onRequest', (request, reply, done) => {
    warnOfProxy(request)
    // Whoever has this connection open takes another one next, to a server that stays.
    if (services.isLeaving()) reply.header('connection', 'close')
    request.http = requestHttp(request, settings.trusted)
    for (const [name, value] of fixedHeaders) reply.header(name, value)
    done()
  })
  finishReplies(app)
  if (settings.measures) measureRequests(app, new Set(routes.map(({ endpoint }) => endpoint.path)), settings.measures)
  refuseOverload(app, settings.overload, forMachines)
  refuseCrossSiteWrites(app, settings.publicUrl)
  acceptRawBodies(app)
  const { origin } = settings.publicUrl
  const rendered = () => services.renderedPages.get('server-error')
  answerErrors(app, createErrorPage(join(settings.distDir, 'pages'), origin, rendered))

  mount(app, routes, {
    contextOf: contextMaker(services, settings),
    within: asSeen,
    headersOf: memberHeaders,
    answerPage: (ctx, reply, page) => bannered(ctx, pagesOf(ctx)).send(reply, page),
    checkReplies: settings.checkReplies,
  })
  // Written when it is first asked for: that takes as long as all the rest of this function.
  const describe = once(() => openApi(services.brand.name, sessionCookieName(services.accounts.secure), routes))
  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json').header('cache-control', 'public, max-age=300').send(JSON.stringify(describe())),
  )

  answerManifest(app, services)
  if (services.standIn) proxyStandIn(app, services.standIn)
  await serveFiles(app, settings.distDir)
  app.setNotFoundHandler(async (request, reply) => {
    const caller = await callerOf(services, request)
    const isCall = isApi(request.url) || !['GET', 'HEAD'].includes(request.method)
    if (isCall) return sendRefusal(requestRefusals.unknownPath(), reply.headers(memberHeaders(caller)))
    const ctx = withoutOver(caller)
    const pages = bannered(ctx, pagesOf(ctx))
    await asSeen(ctx, (ctx) => answerDocument(ctx, request, reply, { pages, preloadLinks }))
    return reply
  })
  return app
}

function finishReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _, done) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
}

/** A file of the build, but for other content than that was made with. */
function answerManifest(app: FastifyInstance, services: Context): void {
  const path = '/manifest.webmanifest'
  app.addHook('onRequest', ({ url }, reply, done) => {
    const manifest = url === path ? services.renderedPages.get(path.slice(1)) : undefined
    if (manifest === undefined) return done()
    reply.type('application/manifest+json').header('cache-control', cacheControl(path, false)).send(manifest)
  })
}

/** Bodies arrive as bytes; the endpoint decides what they must be. */
function acceptRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Names of built assets hold their content's hash, so a browser may cache them forever. */
async function serveFiles(app: FastifyInstance, distDir: string): Promise<void> {
  const root = join(distDir, 'client')
  const shared: FastifyStaticOptions = {
    root,
    index: false,
    preCompressed: true,
    serveDotFiles: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isWorker = /\/sw\.js(\.\w+)?$/.test(path)
      if (isWorker) reply.header('content-security-policy', workerPolicy)
      reply.header('cache-control', cacheControl(path, isWorker))
    },
  }
  await app.register(fastifyStatic, { ...shared, wildcard: false, globIgnore: ['assets/**'] })
  // Looked for on disk: a server that still runs is asked for the files of the next version by pages of that version.
  const assets = { ...shared, root: join(root, 'assets'), prefix: '/assets/', decorateReply: false }
  await app.register(fastifyStatic, assets)
}

function cacheControl(path: string, isWorker: boolean): string {
  if (isWorker) return 'no-cache'
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** Whoever looks whether the server lives must hear that it does. */
const forMachines: ReadonlySet<string> = new Set([healthz.path, readyz.path])

const isApi = (url: string) => /^\/api(\/|$|\?)/.test(url)
