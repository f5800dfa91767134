import { createHmac } from 'node:crypto'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { keptYears } from '../../customers/server/keep-payment-record.ts'
import { readMarkKey } from './mark-key.ts'

/** How someone who used the guarantee is recognized, even after the account is deleted. */
type Person = { email: string; cardMark: string | null }

/** Gmail ignores dots in addresses, and delivers both domains to the same mailbox. */
const gmail = ['gmail.com', 'googlemail.com'] as const

/**
 * All addresses of the same mailbox have the same spellings: lower case, nothing after a plus, no dots at Gmail. One, or at
 * Gmail one for each domain: marks of before both counted as one are under either.
 */
function spellingsOf(email: string): string[] {
  const [local = '', domain = ''] = email.normalize('NFKC').trim().toLowerCase().split('@')
  const [name = ''] = local.split('+', 1)
  if (!gmail.some((one) => one === domain)) return [`${name}@${domain}`]
  return gmail.map((one) => `${name.replaceAll('.', '')}@${one}`)
}

/** All that is kept of a card: a keyed hash of Stripe's fingerprint, which cannot be reversed. */
export const cardMarkOf = async (ctx: Context, fingerprint: string): Promise<string> =>
  markBy(await readMarkKey(ctx), `card:${fingerprint}`)

async function marksOf(ctx: Context, { email, cardMark }: Person): Promise<string[]> {
  const key = await readMarkKey(ctx)
  return [...spellingsOf(email).map((spelling) => markBy(key, `address:${spelling}`)), ...(cardMark ? [cardMark] : [])]
}

/** A keyed hash: recognizes a value without storing it. */
const markBy = (key: string, text: string) => createHmac('sha256', key).update(`guarantee:${text}`).digest('base64url')

export async function isMarked(ctx: Context, person: Person): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('guaranteeMarks')
    .select('mark')
    .where('mark', 'in', await marksOf(ctx, person))
    .executeTakeFirst()
  return found !== undefined
}

/** Answers whether the marks are new: a person's second account finds the mark of the first. */
export async function takeMarks(ctx: Context, person: Person): Promise<boolean> {
  const marks = (await marksOf(ctx, person)).sort()
  const now = ctx.now()
  const keepUntil = iso(now.toZonedDateTimeISO('UTC').add({ years: keptYears }).toInstant())
  const taken = await ctx.db
    .insertInto('guaranteeMarks')
    .values(marks.map((mark) => ({ mark, usedAt: iso(now), keepUntil })))
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .returning('mark')
    .execute()
  return taken.length === marks.length
}

export async function deleteExpiredMarks(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('guaranteeMarks').where('keepUntil', '<', iso(ctx.now())).execute()
}
