import { linkTo, unsubscribable } from '#features/program-emails/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { paragraphsOf, wordsFor } from '../broadcasts.rules.ts'
import type { BroadcastRow } from './broadcasts.tables.ts'

type Words = Pick<BroadcastRow, 'id' | 'subject' | 'text' | 'buttonLabel' | 'buttonUrl'>
type Recipient = { id: string; email: string; firstName: string }

/** What one person gets. */
export function broadcastEmail(ctx: Context, words: Words, { id, email, firstName }: Recipient): Email {
  const { subject, text, buttonLabel, buttonUrl } = words
  const framed = unsubscribable(ctx, 'program', id, {
    kind: 'broadcast',
    to: email,
    subject: wordsFor(subject, firstName),
    paragraphs: paragraphsOf(wordsFor(text, firstName)),
    hasLinks: true,
    ...(buttonLabel && buttonUrl
      ? { action: { label: buttonLabel, url: buttonUrl, note: new URL(buttonUrl).host } }
      : {}),
    because: `You get this because you have an account at ${new URL(linkTo(ctx, '/')).host}.`,
  })
  return { ...framed, memberId: id, partOf: words.id, headers: { ...framed.headers, 'X-Broadcast-ID': words.id } }
}
