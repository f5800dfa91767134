import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#shared/refusal.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { joinName } from '../../identity.rules.ts'
import { isOwnAddress, isOwnName, isTrivialPassword } from '../guessable-password.ts'

type NewPassword = { field: string; of?: { email: string; firstName: string; lastName: string } }

/** Refuses the passwords that attackers try first; the refusal names the field. */
export function refuseGuessablePassword(password: string, { field, of }: NewPassword): void {
  const isOwn = of && (isOwnAddress(password, of.email) || isOwnName(password, joinName(of)))
  if (!isOwn && !isTrivialPassword(password) && !commonPasswords().has(password.toLowerCase())) return
  const { status, code, message } = identityRefusals.guessablePassword()
  throw new Refusal(status, code, message, field)
}

let loaded: ReadonlySet<string> | undefined

/** The 3,000 most common passwords of eight or more characters that no rule catches; read on first use. */
function commonPasswords(): ReadonlySet<string> {
  loaded ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .trim()
      .split('\n'),
  )
  return loaded
}
