import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#shared/refusal.ts'
import { identityRefusals } from '../../identity.refusals.ts'

export type PasswordCost = 'full' | 'low'

const costs = {
  /** OWASP's row for scrypt with 16 MB: some 150 ms of one core. */
  full: { N: 2 ** 14, r: 8, p: 5 },
  /** For tests that sign up people by the hundred; the configuration allows it on the machine itself alone. */
  low: { N: 2 ** 10, r: 8, p: 1 },
}
const keyBytes = 64

/** What the account library made by itself, `salt:key` in hex; such hashes are replaced at the next sign-in. */
const oldCost = { N: 2 ** 14, r: 16, p: 1 }
/** What an old hash costs less than a new one: else the time of an answer would tell who has which. */
const difference = { N: 2 ** 14, r: 8, p: 3 }

/** `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, passwordCost: PasswordCost): Promise<string> {
  const cost = costs[passwordCost]
  const salt = randomBytes(16).toString('base64url')
  const key = await withinLimit(() => derive(password, salt, cost))
  return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$')
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return withinLimit(async () => {
    if (isOutdatedHash(hash)) {
      const [salt = '', key = ''] = hash.split(':')
      const made = await derive(password, salt, oldCost)
      await derive(password, salt, difference)
      return isSame(made, Buffer.from(key, 'hex'))
    }
    const [, N, r, p, salt = '', key = ''] = hash.split('$')
    const made = await derive(password, salt, { N: Number(N), r: Number(r), p: Number(p) })
    return isSame(made, Buffer.from(key, 'base64url'))
  })
}

/** Whether the hash was made in another way than it would be now. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith('scrypt$')

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

const derive = (password: string, salt: string, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    const most = { ...options, maxmem: 64 * 1024 * 1024 }
    scrypt(password.normalize('NFKC'), salt, keyBytes, most, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** Waiting longer than a few seconds is pointless: later callers are asked to retry. */
const mostWaiting = 64
const retrySeconds = 5
let waiting = 0

async function withinLimit<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) {
    const { status, code, message } = identityRefusals.crowded()
    throw new Refusal(status, code, message, undefined, retrySeconds)
  }
  waiting += 1
  try {
    return await work()
  } finally {
    waiting -= 1
  }
}
