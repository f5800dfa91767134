import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { machineIso } from '#platform/server/clock.ts'
import { onceFor } from '#platform/server/once.ts'

export const cookiePrefix = 'frontier180'

/** A session that is not used for this long ends. */
export const sessionSeconds = 30 * 24 * 3600

/** The one that signs now, and those before it, whose signatures are still taken. */
export type Secrets = readonly [string, ...string[]]
export type CookieRules = { secrets: Secrets; secure: boolean }

export const isSecure = (publicUrl: URL): boolean => publicUrl.protocol === 'https:'

/** With https no other host of the domain can set them: a browser takes `__Host-` only from the very host it goes back to. */
const nameOf = (secure: boolean, name = 'session_token'): string => `${secure ? '__Host-' : ''}${cookiePrefix}.${name}`

export const sessionCookieName = (secure: boolean): string => nameOf(secure)

/** What the account library calls its cookies, and what ours were called once. */
const libraryNameOf = (secure: boolean, name = 'session_token'): string =>
  `${secure ? '__Secure-' : ''}${cookiePrefix}.${name}`

/** Cookies of the former name are taken until every session that has one is over. */
const formerUntil = '2027-03-01'

/** `isOutdated`: the cookie has a former name or was signed with a former secret, and is to be reissued. */
export type FoundSession = { token: string; isOutdated: boolean }

/** The session in the cookies, if one is there and we signed it. Takes microseconds: every request asks. */
export function readSession(header: string | null | undefined, rules: CookieRules): FoundSession | undefined {
  if (!header) return undefined
  const { secrets, secure } = rules
  const value = cookieValue(header, nameOf(secure))
  if (value) return signedBy(value, secrets)
  const former = secure && machineIso() < formerUntil ? cookieValue(header, libraryNameOf(secure)) : undefined
  const found = former && signedBy(former, secrets)
  return found ? { ...found, isOutdated: true } : undefined
}

/** Whether a session is in the cookies, ours or not. */
export const hasSessionCookie = (header: string | undefined, { secure }: CookieRules): boolean =>
  header !== undefined &&
  [nameOf(secure), libraryNameOf(secure)].some((name) => cookieValue(header, name) !== undefined)

/** Cookies whose signature was found right: a person's calls all bring the same one. */
const verified = onceFor((_: Secrets) => new Map<string, FoundSession>())
const mostVerified = 5000

function signedBy(value: string, secrets: Secrets): FoundSession | undefined {
  const known = verified(secrets)
  const found = known.get(value)
  if (found) return found
  const verifiedNow = verify(value, secrets)
  if (known.size >= mostVerified) known.clear()
  if (verifiedNow) known.set(value, verifiedNow)
  return verifiedNow
}

function verify(value: string, secrets: Secrets): FoundSession | undefined {
  const signed = decode(value)
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const at = secrets.findIndex((secret) => {
    const right = Buffer.from(signatureOf(token, secret))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return at === -1 ? undefined : { token, isOutdated: at > 0 }
}

const signatureOf = (token: string, secret: string): string =>
  createHmac('sha256', keyOf(secret)).update(token).digest('base64')

const signedToken = (token: string, { secrets }: CookieRules) =>
  encodeURIComponent(`${token}.${signatureOf(token, secrets[0])}`)

/** The cookie of a session, as the account library would set it. */
export const sessionCookie = (token: string, rules: CookieRules): string =>
  writeCookie('session_token', signedToken(token, rules), sessionSeconds, rules.secure)

/** Any cookie of ours other than the session's; zero seconds removes it. */
export const writeCookie = (name: string, value: string, seconds: number, secure: boolean): string =>
  attributes(`${nameOf(secure, name)}=${value}`, seconds, secure)

export const readCookie = (header: string | null | undefined, name: string, secure: boolean): string | undefined =>
  (header && (cookieValue(header, nameOf(secure, name)) ?? (secure ? formerCookie(header, name) : undefined))) ||
  undefined

const formerCookie = (header: string, name: string) =>
  machineIso() < formerUntil ? cookieValue(header, libraryNameOf(true, name)) : undefined

export const expiredCookie = (secure: boolean): string => attributes(`${nameOf(secure)}=`, 0, secure)

/** Takes the cookie of the former name away. */
export const expiredFormerCookie = (): string => attributes(`${libraryNameOf(true)}=`, 0, true)

/** A cookie as the account library sets it, under our name. */
export const fromLibrary = (cookie: string): string => cookie.replace(/^__Secure-(?=frontier180\.)/, '__Host-')

/** Our cookies the way the account library expects them: under its names, the session signed with the current secret. */
export function toLibrary(header: string, rules: CookieRules): string {
  const session = readSession(header, rules)
  const [ours, theirs] = [nameOf(rules.secure), libraryNameOf(rules.secure)]
  const others = header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => !cookie.startsWith(`${ours}=`) && !cookie.startsWith(`${theirs}=`))
    .map((cookie) => (rules.secure ? cookie.replace(/^__Host-(?=frontier180\.)/, '__Secure-') : cookie))
  return [...others, ...(session ? [`${theirs}=${signedToken(session.token, rules)}`] : [])].join('; ')
}

const attributes = (cookie: string, maxAge: number, secure: boolean): string =>
  `${cookie}; Max-Age=${maxAge}; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`

function cookieValue(header: string, name: string): string | undefined {
  const start = `${name}=`
  if (!header.includes(start)) return undefined
  for (const part of header.split(';')) {
    const cookie = part.trimStart()
    if (cookie.startsWith(start)) return cookie.slice(start.length).trimEnd()
  }
  return undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

const keys = new Map<string, KeyObject>()

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}
