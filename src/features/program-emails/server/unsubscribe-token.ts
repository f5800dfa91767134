import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { type EmailKind, emailKinds } from '../program-emails.rules.ts'

/** Never expires, because an email may be opened years later. It only unsubscribes. */
export function unsubscribeToken(ctx: Context, kind: EmailKind, memberId: string): string {
  return `${kind}.${memberId}.${signatureOf(ctx.accounts.secret, kind, memberId).toString('base64url')}`
}

export function readUnsubscribeToken(ctx: Context, token: string): { kind: EmailKind; memberId: string } | undefined {
  const [named, memberId = '', signature = ''] = token.split('.')
  const kind = emailKinds.find((one) => one === named)
  if (!kind) return undefined
  const given = Buffer.from(signature, 'base64url')
  const isOurs = ctx.accounts.secrets.some((secret) => {
    const right = signatureOf(secret, kind, memberId)
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return isOurs ? { kind, memberId } : undefined
}

const signatureOf = (secret: string, kind: string, memberId: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', kind, memberId]))
    .digest()
