import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

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
  let beforeToken = async () => {}
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
    else if (request.url === '/token') void beforeToken().then(() => answer(request, reply))
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
    /** What happens while the site asks for a token; nothing after the next one. */
    onceBeforeToken: (work: () => Promise<void>) => {
      beforeToken = async () => {
        beforeToken = async () => {}
        await work()
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
