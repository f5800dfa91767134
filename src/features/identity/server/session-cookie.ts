import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

export const cookiePrefix = 'frontier180'

/** A session that is not used for this long ends. */
export const sessionSeconds = 30 * 24 * 3600

export const isSecure = (publicUrl: URL): boolean => publicUrl.protocol === 'https:'

const nameOf = (secure: boolean, name = 'session_token'): string =>
  `${secure ? '__Secure-' : ''}${cookiePrefix}.${name}`

export const sessionCookieName = (secure: boolean): string => nameOf(secure)

/** The session's token, if the cookie is there and we signed it. Takes microseconds: every request asks. */
export function readSessionToken(
  cookieHeader: string | null | undefined,
  secret: string,
  secure: boolean,
): string | undefined {
  const value = cookieHeader && findCookie(cookieHeader, sessionCookieName(secure))
  if (!value) return undefined
  const signed = decode(value)
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const right = Buffer.from(signatureOf(token, secret))
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}

const signatureOf = (token: string, secret: string): string =>
  createHmac('sha256', keyOf(secret)).update(token).digest('base64')

/** The cookie of a new session, as the account library would set it. */
export const sessionCookie = (token: string, secret: string, secure: boolean): string =>
  writeCookie('session_token', encodeURIComponent(`${token}.${signatureOf(token, secret)}`), sessionSeconds, secure)

/** A cookie of ours besides the session's; with no seconds left it is taken away. */
export const writeCookie = (name: string, value: string, seconds: number, secure: boolean): string =>
  attributes(`${nameOf(secure, name)}=${value}`, seconds, secure)

export const readCookie = (header: string | null, name: string, secure: boolean): string | undefined =>
  (header && findCookie(header, nameOf(secure, name))) || undefined

/** The same cookie for another `sessionSeconds`. */
export function prolongedCookie(cookieHeader: string, secure: boolean): string | undefined {
  const value = findCookie(cookieHeader, sessionCookieName(secure))
  return value && attributes(`${sessionCookieName(secure)}=${value}`, sessionSeconds, secure)
}

export const endedCookie = (secure: boolean): string => attributes(`${sessionCookieName(secure)}=`, 0, secure)

const attributes = (cookie: string, maxAge: number, secure: boolean): string =>
  `${cookie}; Max-Age=${maxAge}; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`

function findCookie(header: string, name: string): string | undefined {
  const start = `${name}=`
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
