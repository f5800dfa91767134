import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { ask } from './visitor.ts'
import type { World } from './world.ts'

export type Claims = {
  email: string
  email_verified: boolean
  name: string
  given_name?: string
  family_name?: string
  picture?: string
}

const client = { client_id: 'frontier', client_secret: 'a-client-secret-of-some-length' }

/** A real OpenID Connect provider on a port of its own, where people are whoever the test says. */
export async function startIdentityProvider(siteOrigin = 'http://localhost:3000') {
  const people = new Map<string, Claims>()
  let who: string | undefined
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${siteOrigin}/api/auth/callback/oidc`] }],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['k'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) =>
      people.has(sub) && { accountId: sub, claims: () => ({ sub, ...people.get(sub) }) },
  })
  const answer = provider.callback()
  server.on('request', (request, reply) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, reply)
    else answer(request, reply)
  })

  async function interact(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, reply)
    const finish = (result: object, mergeWithLastSubmission: boolean) =>
      provider.interactionFinished(request, reply, result, { mergeWithLastSubmission })
    if (who === undefined) return finish({ error: 'access_denied' }, false)
    if (prompt.name === 'login') return finish({ login: { accountId: who } }, false)
    const asked = { accountId: session?.accountId, clientId: params.client_id }
    const grant = grantId ? await provider.Grant.find(grantId) : new provider.Grant(asked)
    if (prompt.details.missingOIDCScope) grant.addOIDCScope(prompt.details.missingOIDCScope.join(' '))
    return finish({ consent: { grantId: await grant.save() } }, true)
  }

  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    /** Who is at the keyboard from now on; nobody says no. */
    signInAs: (sub: string | undefined, claims?: Claims) => {
      who = sub
      if (sub && claims) people.set(sub, claims)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A browser between the site and the provider: follows redirects, keeps cookies, and stops at a page of the site. */
export function browserAt(world: World, siteOrigin = 'http://localhost:3000') {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const cookieOf = (origin: string) => [...jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (origin: string, cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';', 1)
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(cookie)) jarOf(origin).delete(pair.slice(0, at))
      else jarOf(origin).set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  async function step(url: URL): Promise<{ location: string | undefined; status: number }> {
    if (url.origin === siteOrigin) {
      const reply = await ask(world, url.pathname + url.search, { cookie: cookieOf(siteOrigin) })
      keep(siteOrigin, reply.cookies)
      return { location: reply.headers.location, status: reply.status }
    }
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie: cookieOf(url.origin) } })
    keep(url.origin, reply.headers.getSetCookie())
    return { location: reply.headers.get('location') ?? undefined, status: reply.status }
  }

  return {
    cookie: () => cookieOf(siteOrigin),
    keep: (cookies: readonly string[]) => keep(siteOrigin, cookies),
    /** Goes to an address and on to wherever that leads, at most until `until` says so. */
    go: async (address: string, until: (url: URL) => boolean = () => false) => {
      let url = new URL(address, siteOrigin)
      for (let hops = 0; hops < 20 && !until(url); hops += 1) {
        const { location, status } = await step(url)
        if (!location) return { url, status }
        url = new URL(location, url)
      }
      return { url, status: 0 }
    },
  }
}
