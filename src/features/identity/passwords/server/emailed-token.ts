import type { Context } from '#platform/server/context.ts'
import { keyedHash, keyedHashes } from '../../server/encryption.ts'

const use = 'emailed reset links'

/** The token as an email carries it: signed, so that it also proves that its holder reads the emails sent to the address. */
export const emailedToken = ({ accounts }: Context, token: string): string =>
  `${token}.${keyedHash(accounts.secrets, use, token)}`

/** One that an operator made and handed over themselves is not signed, and proves nothing about the address. */
export function readToken({ accounts }: Context, given: string): { token: string; isEmailed: boolean } {
  const [token = '', signature = ''] = given.split('.')
  return { token, isEmailed: keyedHashes(accounts.secrets, use, token).includes(signature) }
}
