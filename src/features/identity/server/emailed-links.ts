import type { PaidTier } from '#features/membership/membership.rules.ts'
import type { Context } from '#platform/server/context.ts'

/** With the plan that was chosen before the address was confirmed, where one was. */
export const verificationLink = (ctx: Context, token: string, plan?: PaidTier): string =>
  tokenLink(ctx, 'verify-email', plan ? { token, plan } : { token })

/** `isFirst`: of someone who has no password yet. */
export const resetLink = (ctx: Context, token: string, { isFirst = false } = {}): string =>
  tokenLink(ctx, 'reset-password', isFirst ? { token, first: 'yes' } : { token })

function tokenLink({ accounts }: Context, page: string, query: Record<string, string>): string {
  const url = new URL(page, accounts.publicUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
