import type { Context } from '#platform/server/context.ts'

export const verificationLink = (ctx: Context, token: string): string => pageLink(ctx, 'verify-email', token)

export const resetLink = (ctx: Context, token: string): string => pageLink(ctx, 'reset-password', token)

function pageLink({ accounts }: Context, page: string, token: string): string {
  const url = new URL(page, accounts.publicUrl)
  url.searchParams.set('token', token)
  return url.href
}
