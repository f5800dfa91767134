import { randomBytes } from 'node:crypto'

/** What every reply carries; one frozen set costs nothing per request. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> =>
  Object.freeze({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })

/** Replies that are no documents may load nothing at all. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The strict policy of a document; styles that scripts insert carry the nonce, where there are any. */
export const documentPolicy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const newNonce = (): string => randomBytes(16).toString('base64')
