import type { Context } from '#platform/server/context.ts'

export const pageLink = ({ accounts }: Context, path: string): string => new URL(path, accounts.publicUrl).href
