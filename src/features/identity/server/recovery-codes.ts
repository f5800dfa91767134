import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { recoveryCodeLetter } from './letters/safety-letters.ts'
import { postSafety } from './post-safety.ts'
import { markOf, marksOf } from './sealed.ts'
import { base32 } from './totp.ts'

const codes = 10
const use = 'recovery codes'

/** Ten codes of 50 random bits; those before are gone. Only marks of them are kept. */
export async function newRecoveryCodes(ctx: Context, memberId: string): Promise<string[]> {
  const made = Array.from({ length: codes }, () => base32(randomBytes(7)).slice(0, 10).toLowerCase())
  await ctx.db.deleteFrom('recoveryCodes').where('memberId', '=', memberId).execute()
  await ctx.db
    .insertInto('recoveryCodes')
    .values(made.map((code) => ({ memberId, codeHash: markFor(ctx, memberId, code) })))
    .execute()
  return made.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** A code is used by being deleted, so of many at once one succeeds. */
export async function useRecoveryCode(ctx: Context, memberId: string, code: string): Promise<boolean> {
  const { db } = ctx
  const used = await db
    .deleteFrom('recoveryCodes')
    .where('memberId', '=', memberId)
    .where('codeHash', 'in', marksFor(ctx, memberId, code.toLowerCase().replaceAll(/[\s-]/g, '')))
    .returning('memberId')
    .executeTakeFirst()
  if (!used) return false
  const left = await db.selectFrom('recoveryCodes').select('codeHash').where('memberId', '=', memberId).execute()
  await postSafety(ctx, memberId, (to) => recoveryCodeLetter(ctx, to, left.length))
  return true
}

const markFor = ({ accounts }: Context, memberId: string, code: string) =>
  markOf(accounts.secrets, use, `${memberId} ${code}`)

const marksFor = ({ accounts }: Context, memberId: string, code: string) =>
  marksOf(accounts.secrets, use, `${memberId} ${code}`)
