import { randomBytes } from 'node:crypto'

/** What every reply carries; one frozen set costs nothing per request. */
export const securityHeaders = (https: boolean, withSubdomains: boolean): Readonly<Record<string, string>> =>
  Object.freeze({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(https ? { 'strict-transport-security': `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}` } : {}),
  })

/** Replies that are no documents may load nothing at all. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The service worker runs under its own: it may ask this server and no other. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/** The one policy of Trusted Types: it makes the address of the service worker, and of nothing else. */
const workerPolicyName = 'service-worker'

/** Hosts that one document may load from besides ours. */
export type PolicyHosts = { scripts?: readonly string[]; frames?: readonly string[]; calls?: readonly string[] }

const withHosts = (rule: string, hosts: readonly string[] = []) => [rule, ...hosts].join(' ')

/** The strict policy of a document; styles that scripts insert carry the nonce, where there are any. */
export const documentPolicy = (nonce?: string, more: PolicyHosts = {}): string =>
  [
    "default-src 'none'",
    withHosts("script-src 'self'", more.scripts),
    ...(more.frames ? [withHosts('frame-src', more.frames)] : []),
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    withHosts("connect-src 'self'", more.calls),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Stripe's script loads others by addresses that it puts together, so its one page goes without.
    ...(more.scripts ? [] : [`require-trusted-types-for 'script'`, `trusted-types ${workerPolicyName}`]),
  ].join('; ')

export const newNonce = (): string => randomBytes(16).toString('base64')
