import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#shared/refusal.ts'
import { isOwnAddress, isTrivial } from '../guessable.ts'
import { identityRefusals } from '../identity-refusals.ts'

type NewPassword = { field: string; email?: string }

/** Refuses what is guessed first, whoever guesses; the field at fault is named. */
export function refuseGuessable(password: string, { field, email }: NewPassword): void {
  const isOwn = email !== undefined && isOwnAddress(password, email)
  if (!isOwn && !isTrivial(password) && !commonPasswords().has(password.toLowerCase())) return
  const { status, code, message } = identityRefusals.guessablePassword()
  throw new Refusal(status, code, message, field)
}

let kept: ReadonlySet<string> | undefined

/** The 3,000 commonest of eight characters and more that no rule tells; read on first need. */
function commonPasswords(): ReadonlySet<string> {
  kept ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .trim()
      .split('\n'),
  )
  return kept
}
