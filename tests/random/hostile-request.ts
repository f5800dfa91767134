import type { Endpoint } from '#shared/endpoint.ts'
import type { Dice } from './random.ts'

export type HostileRequest = {
  method: Endpoint['method']
  url: string
  body: unknown
  headers: Record<string, string>
}

const texts = [
  '',
  ' ',
  '\u0000',
  '\u202e\u0000x',
  '../../etc/passwd',
  '%2e%2e%2f',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(5000),
  '\ud800',
  'مرحبا',
  '2026-02-30T25:61:00Z',
  'Mars/Olympus',
  'foundation-01-runway',
  'foundation-01-founder-baseline',
  '00000000-0000-7000-8000-000000000000',
] as const

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const

/** A request for an endpoint that is wrong somewhere: method, address, query, body or content type. */
export function hostileRequest(roll: Dice, endpoint: Endpoint): HostileRequest {
  const method = roll.isOneIn(8) ? roll.pick(methods) : endpoint.method
  const body = method === 'GET' || roll.isOneIn(6) ? undefined : hostileBody(roll, fieldsOf(endpoint))
  return {
    method,
    url: hostileUrl(roll, endpoint.path),
    body,
    headers: body !== undefined && roll.isOneIn(10) ? { 'content-type': roll.pick(contentTypes) } : {},
  }
}

const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=x',
  '',
]

function hostileUrl(roll: Dice, path: string): string {
  const filled = path.replace(/:\w+/g, () => encoded(roll.pick(texts)) || 'x')
  if (roll.isOneIn(2)) return filled
  const pairs = Array.from({ length: 1 + roll.below(4) }, () => `${roll.pick(queryNames)}=${encoded(roll.pick(texts))}`)
  return `${filled}?${pairs.join('&')}`
}

const queryNames = [
  'limit',
  'before',
  'search',
  'category',
  'token',
  'returnTo',
  'ref',
  'type',
  'clientId',
  '__proto__',
]

/** Half of a pair of surrogates has no encoding: it goes as it is. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text).slice(0, 1500)
  } catch {
    return '%ed%a0%80'
  }
}

/** The names that the contract gives its body, so that what is wrong gets past the first look. */
const fieldsOf = ({ body }: Endpoint): string[] =>
  body && 'shape' in body && body.shape ? Object.keys(body.shape) : ['text']

function hostileBody(roll: Dice, fields: readonly string[]): unknown {
  if (roll.isOneIn(8)) return roll.pick(broken)
  const entries = fields.filter(() => !roll.isOneIn(4)).map((field) => [field, hostileValue(roll, 3)])
  if (roll.isOneIn(4)) entries.push([roll.pick(intruders), hostileValue(roll, 2)])
  return Object.fromEntries(entries)
}

const broken = [
  '{',
  '[',
  'null',
  '"x"',
  '{"text":',
  '\u0000',
  '['.repeat(20_000),
  'x'.repeat(70_000),
  '{"a":1}}',
] as const
const intruders = ['role', 'userRole', 'membershipTier', 'id', 'memberId', '__proto__', 'constructor', 'toString']

function hostileValue(roll: Dice, depth: number): unknown {
  const kind = roll.below(depth > 0 ? 7 : 5)
  if (kind === 0) return null
  if (kind === 1) return roll.isOneIn(2)
  if (kind === 2) return roll.pick([0, -1, 2 ** 53, 1.5, 1e300])
  if (kind < 5) return roll.pick(texts)
  if (kind === 5) return Array.from({ length: roll.below(40) }, () => hostileValue(roll, depth - 1))
  return { [roll.pick(intruders)]: hostileValue(roll, depth - 1) }
}
