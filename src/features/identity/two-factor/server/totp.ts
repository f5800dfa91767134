import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, 30 seconds. */
const stepSeconds = 30
const digits = 6
/** A phone's clock may be off, and a code takes a moment to type: one step either way. */
const tolerance = 1

/** The time step that this code belongs to, if it is a current one. */
export function stepOf(secret: Buffer, code: string, now: Temporal.Instant): number | undefined {
  const current = Math.floor(now.epochMilliseconds / 1000 / stepSeconds)
  const given = Buffer.from(code.replaceAll(/[\s-]/g, ''))
  for (let step = current - tolerance; step <= current + tolerance; step++) {
    const right = Buffer.from(codeAt(secret, step))
    if (given.length === right.length && timingSafeEqual(given, right)) return step
  }
  return undefined
}

/** RFC 4226, section 5.3. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** What a QR code hands to the app. */
export function totpUri(secret: Buffer, issuer: string, email: string): string {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    digits: String(digits),
    period: String(stepSeconds),
  })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
