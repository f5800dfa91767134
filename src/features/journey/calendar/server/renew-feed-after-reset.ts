import { accountTakenBack } from '#features/identity/identity.events.ts'
import { sendSecurityEmail } from '#features/identity/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'
import { newFeed } from './feed.ts'
import './calendar.tables.ts'

/** Who had the account before may have copied the calendar’s address. */
export const renewFeedAfterReset = subscribe(accountTakenBack, async (ctx: Context, { memberId }) => {
  const renewed = await ctx.db
    .updateTable('calendarFeeds')
    .set(newFeed(ctx))
    .where('memberId', '=', memberId)
    .returning('memberId')
    .executeTakeFirst()
  if (renewed) await sendSecurityEmail(ctx, memberId, (to) => feedRenewedEmail(ctx, to))
})

const feedRenewedEmail = (ctx: Context, to: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'calendar link renewed',
    to,
    subject: 'Your calendar has a new link',
    paragraphs: [
      `Since your sign-in at ${ctx.brand.name} was reset, the private link to your calendar is a new one, in case someone else had seen it. The old one no longer works.`,
      'To keep your hours in your own calendar, add the new link there. You can delete the old subscription.',
    ],
    action: {
      label: 'See the new link',
      url: memberPageLink(ctx.accounts.publicUrl, '/settings#calendar'),
      note: 'You may have to sign in.',
    },
  })
