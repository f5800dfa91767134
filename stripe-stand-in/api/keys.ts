import { timingSafeEqual } from 'node:crypto'
import { type Params, textOf } from './form.ts'
import { unauthorized } from './stripe-fault.ts'

/** A server has the secret key. A browser has the publishable one, and may confirm the payment whose secret it has. */
export type Caller = 'server' | 'browser'
export type Keys = { secretKey: string; publishableKey: string }

/** Without given keys every test key is taken, as tools come with keys of their own. */
export function callerOf(authorization: string | undefined, params: Params, keys: Keys | undefined): Caller {
  const given =
    /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? basicUser(authorization) ?? textOf(params, 'key') ?? ''
  if (keys ? isSame(given, keys.secretKey) : /^[sr]k_test_/.test(given)) return 'server'
  if (keys ? isSame(given, keys.publishableKey) : given.startsWith('pk_test_')) return 'browser'
  throw unauthorized()
}

/** `curl -u sk_test_…:` */
function basicUser(authorization = ''): string | undefined {
  const [, encoded] = /^Basic (.+)$/i.exec(authorization) ?? []
  return encoded && Buffer.from(encoded, 'base64').toString().split(':', 1)[0]
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What a browser may call. */
export const isOfBrowsers = (method: string, path: string): boolean =>
  method === 'POST' && /^\/v1\/payment_intents\/[\w]+\/confirm$/.test(path)
