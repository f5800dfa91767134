import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const keyFor = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Whoever reads the database alone cannot read it: AES-256-GCM with a key made of the site's secret. */
export function seal(secret: string, plain: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'two-step secrets'), nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

export function unseal(secret: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'two-step secrets'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}

/** Recognises a secret that only its holder knows, without keeping it. */
export const markOf = (secret: string, use: string, value: string): string =>
  createHmac('sha256', keyFor(secret, use)).update(value).digest('base64url')
