import type { Context } from '#platform/server/context.ts'
import type { AccountRules } from '../accounts.contract.ts'

export const getAccountRules = async ({ accounts }: Context): Promise<AccountRules> => ({
  passwordSignIn: accounts.passwordSignIn,
  provider: accounts.oidc ? { name: accounts.oidc.name } : null,
  coachAccess: accounts.coachAccess,
})
