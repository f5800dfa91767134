import type { Context } from '#platform/server/context.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'

/** A page for members, in an email about coaching; `path` begins with `/`. */
export const pageLink = ({ accounts }: Context, path: string): string => memberPageLink(accounts.publicUrl, path)
