import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './session-cookie.ts'

const keyFor = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** By which a sealed text says which of the site's secrets opens it. */
const idOf = (secret: string) =>
  createHash('sha256').update(keyFor(secret, 'the id of a key')).digest('base64url').slice(0, 8)

/** Whoever reads the database alone cannot read it: AES-256-GCM with a key made of the site's secret. */
export function seal([secret]: Secrets, plain: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'two-step secrets'), nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return `${idOf(secret)}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`
}

/** `undefined`: it was sealed with a secret that is not here any more. */
export function unseal(secrets: Secrets, text: string): Buffer | undefined {
  const dot = text.indexOf('.')
  const id = text.slice(0, Math.max(0, dot))
  const bytes = Buffer.from(text.slice(dot + 1), 'base64')
  for (const secret of secrets) {
    // Those of the time before the ids say nothing of their key.
    if (dot !== -1 && idOf(secret) !== id) continue
    const plain = opened(secret, bytes)
    if (plain) return plain
  }
  return undefined
}

/** Whether it was sealed with the secret of now. */
export const isSealedNow = ([secret]: Secrets, text: string): boolean => text.startsWith(`${idOf(secret)}.`)

function opened(secret: string, bytes: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'two-step secrets'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  } catch {
    return undefined
  }
}

/** Recognizes a secret that only its holder knows, without keeping it. */
export const markOf = ([secret]: Secrets, use: string, value: string): string => markBy(secret, use, value)

/** How it may have been marked: with the secret of now or one before. */
export const marksOf = (secrets: Secrets, use: string, value: string): string[] =>
  secrets.map((secret) => markBy(secret, use, value))

const markBy = (secret: string, use: string, value: string): string =>
  createHmac('sha256', keyFor(secret, use)).update(value).digest('base64url')
