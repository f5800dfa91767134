import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { type EmailText, frameEmail } from '#platform/server/mail/email-frame.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'
import type { EmailKind } from '../program-emails.rules.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

type Text = Omit<EmailText, 'footer'> & {
  /** Why it came. */
  because: string
}

/**
 * An email that one click stops: in the mail program by its headers (RFC 8058), and by the link at its foot. The
 * law of the United States (CAN-SPAM) asks for the postal address of who sends it.
 */
export function unsubscribable(ctx: Context, kind: EmailKind, memberId: string, { because, ...text }: Text): Email {
  const token = unsubscribeToken(ctx, kind, memberId)
  const url = linkTo(ctx, `/unsubscribe?token=${token}`)
  const { name, address } = ctx.seller
  const postal = [name, address]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
  const framed = frameEmail(ctx.brand, { ...text, footer: { words: because, label: 'Unsubscribe', url, postal } })
  const headers = {
    'List-Unsubscribe': `<${linkTo(ctx, `/api/letters/unsubscribe?token=${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  }
  return { ...framed, memberId, headers }
}

export const memberLink = ({ accounts }: Context, path: string): string => memberPageLink(accounts.publicUrl, path)

export const linkTo = ({ accounts }: Context, path: string): string => new URL(path, accounts.publicUrl).href
