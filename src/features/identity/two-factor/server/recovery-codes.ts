import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { keyedHash, keyedHashes } from '../../server/encryption.ts'
import { recoveryCodeUsedEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import { base32 } from './totp.ts'

const codes = 10
const use = 'recovery codes'

/** Ten codes of 50 random bits; those before are gone. Only marks of them are kept. */
export async function createRecoveryCodes(ctx: Context, memberId: string): Promise<string[]> {
  const made = Array.from({ length: codes }, () => base32(randomBytes(7)).slice(0, 10).toLowerCase())
  await ctx.db.deleteFrom('recoveryCodes').where('memberId', '=', memberId).execute()
  await ctx.db
    .insertInto('recoveryCodes')
    .values(made.map((code) => ({ memberId, codeHash: codeHash(ctx, memberId, code) })))
    .execute()
  return made.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** A code is used by being deleted, so of many at once one succeeds. */
export async function consumeRecoveryCode(
  ctx: Context,
  { memberId, code, toSignIn }: { memberId: string; code: string; toSignIn: boolean },
): Promise<boolean> {
  const { db } = ctx
  const used = await db
    .deleteFrom('recoveryCodes')
    .where('memberId', '=', memberId)
    .where('codeHash', 'in', codeHashes(ctx, memberId, code.toLowerCase().replaceAll(/[\s-]/g, '')))
    .returning('memberId')
    .executeTakeFirst()
  if (!used) return false
  const left = await db.selectFrom('recoveryCodes').select('codeHash').where('memberId', '=', memberId).execute()
  await sendSecurityEmail(ctx, memberId, (to) => recoveryCodeUsedEmail(ctx, to, { left: left.length, toSignIn }))
  return true
}

const codeHash = ({ accounts }: Context, memberId: string, code: string) =>
  keyedHash(accounts.secrets, use, `${memberId} ${code}`)

const codeHashes = ({ accounts }: Context, memberId: string, code: string) =>
  keyedHashes(accounts.secrets, use, `${memberId} ${code}`)
