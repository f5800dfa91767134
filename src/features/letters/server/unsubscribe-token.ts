import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'

/** Kinds of letters that can be stopped, by the names they have in the settings. */
export type LetterKind = 'weekly'

/** Good for ever: a letter may be opened years later. It opens nothing but the way out of these letters. */
export function unsubscribeToken(ctx: Context, kind: LetterKind, memberId: string): string {
  return `${kind}.${memberId}.${signatureOf(ctx, kind, memberId).toString('base64url')}`
}

export function readUnsubscribeToken(ctx: Context, token: string): { kind: LetterKind; memberId: string } | undefined {
  const [kind, memberId = '', signature = ''] = token.split('.')
  if (kind !== 'weekly') return undefined
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(ctx, kind, memberId)
  return given.length === right.length && timingSafeEqual(given, right) ? { kind, memberId } : undefined
}

const signatureOf = ({ accounts }: Context, kind: string, memberId: string): Buffer =>
  createHmac('sha256', accounts.secret)
    .update(JSON.stringify(['unsubscribe', kind, memberId]))
    .digest()
