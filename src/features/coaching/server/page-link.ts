import type { Context } from '#platform/server/context.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'

export const pageLink = ({ accounts }: Context, path: string): string => memberPageLink(accounts.publicUrl, `/${path}`)
