import type { Email } from '#platform/server/mail/email.ts'
import type { World } from './world.ts'

type Asked = {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  cookie?: string | undefined
  headers?: Record<string, string>
}

/** Asks by address, the way a browser or a hostile program does, with cookies and headers in view. */
export async function ask(world: World, path: string, { method = 'GET', body, cookie, headers = {} }: Asked = {}) {
  const reply = await world.app.inject({
    method,
    url: path,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  const isJson = String(reply.headers['content-type']).includes('json')
  return {
    status: reply.statusCode,
    body: isJson ? reply.json() : undefined,
    text: reply.body,
    headers: reply.headers,
    cookies,
    cookie: cookies.map((one) => one.split(';', 1)[0]).join('; '),
  }
}

let people = 0
export const someone = (): string => `somebody${++people}@people.example`

export const password = 'correct horse'

/** Joins over HTTP, with a password. */
export async function joinByPassword(world: World, email = someone(), more: Record<string, unknown> = {}) {
  const body = { name: 'Ada Lovelace', email, password, ...more }
  const reply = await ask(world, '/api/auth/sign-up/email', { method: 'POST', body })
  return { email, reply, cookie: sessionIn(reply.cookies), id: String(reply.body?.user?.id) }
}

/** The same with the address confirmed, so that emails about the account's safety come. */
export async function joinConfirmed(world: World, email = someone()) {
  const joined = await joinByPassword(world, email)
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', joined.id).execute()
  return joined
}

/** The session's cookie among those that a reply set, the last where there are several; the device's is left out. */
export const sessionIn = (cookies: readonly string[]): string =>
  cookies.findLast((cookie) => cookie.includes('session_token'))?.split(';', 1)[0] ?? ''

export async function emailsTo(world: World, email: string): Promise<Email[]> {
  await world.runJobs()
  return world.emails.filter(({ to }) => to === email)
}

/** Presses the button of the page that an email's link leads to. */
export const confirmAddress = (world: World, token: string, cookie?: string) =>
  ask(world, '/api/auth/verify-email', { method: 'POST', body: { token }, cookie })

/** What the first link in an email hands over. */
export function tokenIn(text = ''): string {
  const [link] = text.match(/http\S+/) ?? []
  return link ? (new URL(link).searchParams.get('token') ?? '') : ''
}

/** Settings of a site where the provider, which nobody runs here, is the only way in. */
export const withoutPasswords = {
  PASSWORD_SIGN_IN: 'off',
  OIDC_ISSUER: 'http://127.0.0.1:9/',
  OIDC_CLIENT_ID: 'c',
  OIDC_CLIENT_SECRET: 'a-client-secret-of-some-length',
}
