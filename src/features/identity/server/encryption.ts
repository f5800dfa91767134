import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '../sessions/server/session-cookie.ts'

const deriveKey = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Prefixed to an encrypted text to say which of the site's secrets decrypts it. */
const keyIdOf = (secret: string) =>
  createHash('sha256').update(deriveKey(secret, 'the id of a key')).digest('base64url').slice(0, 8)

/** AES-256-GCM with a key derived from the site's secret, so that a copy of the database alone reveals nothing. */
export function encrypt([secret]: Secrets, plain: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'two-step secrets'), nonce)
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
  return `${keyIdOf(secret)}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')}`
}

/** `undefined` when it was encrypted with a secret that is no longer configured. */
export function decrypt(secrets: Secrets, text: string): Buffer | undefined {
  const dot = text.indexOf('.')
  const id = text.slice(0, Math.max(0, dot))
  const bytes = Buffer.from(text.slice(dot + 1), 'base64')
  for (const secret of secrets) {
    // Texts from before key ids were introduced don't name their key.
    if (dot !== -1 && keyIdOf(secret) !== id) continue
    const plain = tryDecrypt(secret, bytes)
    if (plain) return plain
  }
  return undefined
}

/** Whether it was encrypted with the current secret. */
export const isEncryptedWithCurrentSecret = ([secret]: Secrets, text: string): boolean =>
  text.startsWith(`${keyIdOf(secret)}.`)

function tryDecrypt(secret: string, bytes: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'two-step secrets'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  } catch {
    return undefined
  }
}

/** An HMAC that recognizes a secret without storing it. */
export const keyedHash = ([secret]: Secrets, use: string, value: string): string => hmacBy(secret, use, value)

/** The hashes that it may be stored under: with the current secret and with each previous one. */
export const keyedHashes = (secrets: Secrets, use: string, value: string): string[] =>
  secrets.map((secret) => hmacBy(secret, use, value))

const hmacBy = (secret: string, use: string, value: string): string =>
  createHmac('sha256', deriveKey(secret, use)).update(value).digest('base64url')
