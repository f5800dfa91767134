import { datesIn } from '#platform/format/dates.ts'
import type { Context, Member } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { fullName } from '../../coaching.rules.ts'
import { pageLink } from '../../server/page-link.ts'
import type { Allowance } from '../../talks/talks.contract.ts'
import { requestTitles, sessionTime } from '../requests.rules.ts'
import type { RequestRow } from './read-requests.ts'
import { timesOf } from './request-times.ts'

type Told = {
  to: { email: string; timeZone: string }
  /** Who did it. */
  by: Member
  row: RequestRow
}

const when = ({ timeZone }: Told['to'], time: string) => `${sessionTime(datesIn(timeZone), time)} (${timeZone})`
const said = (by: Member, text: string) => (text ? [`${fullName(by)} says: ${text}`] : [])

/** To whichever of the two didn’t have the last word. */
export const sessionSetEmail = (ctx: Context, { to, by, row, path }: Told & { path: string }): Email => ({
  ...frameEmail(ctx.brand, {
    kind: 'session set',
    to: to.email,
    subject: `Your session with ${fullName(by)} is set`,
    paragraphs: [`You and ${fullName(by)} meet for 60 minutes.`, ...said(by, path === '/coaching' ? row.reply : '')],
    facts: [
      { label: 'When', value: when(to, row.time ?? '') },
      ...(row.place ? [{ label: 'How you meet', value: row.place }] : []),
    ],
    action: {
      label: 'See the session',
      url: pageLink(ctx, path),
      note:
        path === '/coaching'
          ? 'It’s there to add to your calendar or to cancel. To move it, write to your coach.'
          : 'It’s there to add to your calendar, to move or to cancel.',
    },
  }),
  authorId: by.id,
})

export const offeredEmail = (ctx: Context, { to, by, row, wasSet }: Told & { wasSet: string | null }): Email => ({
  ...frameEmail(ctx.brand, {
    kind: 'session times offered',
    to: to.email,
    subject: `${fullName(by)} suggests times for your session`,
    paragraphs: [
      wasSet
        ? `${fullName(by)} can’t make your session on ${when(to, wasSet)} and suggests other times. Take the old one out of your calendar.`
        : `${fullName(by)} suggests times for your 60-minute session.`,
      ...said(by, row.reply),
    ],
    lists: [{ title: 'Times', items: timesOf(row.times).map((time) => when(to, time)) }],
    action: {
      label: 'Choose one',
      url: pageLink(ctx, '/coaching#requests'),
      note: 'If none suits you, suggest others there.',
    },
  }),
  authorId: by.id,
})

type Declined = Told & { wasSet: string | null; sessions: Allowance }

export const declinedEmail = (ctx: Context, { to, by, row, wasSet, sessions }: Declined): Email => ({
  ...frameEmail(ctx.brand, {
    kind: 'session declined',
    to: to.email,
    subject: wasSet ? `${fullName(by)} canceled your session` : `${fullName(by)} answered your request`,
    paragraphs: [
      wasSet
        ? `${fullName(by)} had to cancel your session on ${when(to, wasSet)}.`
        : `${fullName(by)} declined what you asked for: ${requestTitles[row.kind]}.`,
      ...said(by, row.reply),
    ],
    action: sessions
      ? {
          label: 'Ask again',
          url: pageLink(ctx, '/coaching'),
          note:
            sessions.left > 0 && !sessions.setFor
              ? 'The session of your plan is still yours.'
              : 'Suggest other times there.',
        }
      : { label: 'Open your messages', url: pageLink(ctx, '/messages'), note: 'You can write to your coach there.' },
  }),
  authorId: by.id,
})

/** To the coach. */
export const withdrawnEmail = (ctx: Context, { to, by, row, wasSet }: Told & { wasSet: string | null }): Email => ({
  ...frameEmail(ctx.brand, {
    kind: 'session withdrawn',
    to: to.email,
    subject: wasSet ? `${fullName(by)} canceled a session` : `${fullName(by)} withdrew a request`,
    paragraphs: [
      wasSet
        ? `${fullName(by)} canceled your session on ${when(to, wasSet)}.`
        : `${fullName(by)} withdrew what they asked for: ${requestTitles[row.kind]}.`,
      ...said(by, row.reply),
    ],
    action: { label: 'Open their page', url: pageLink(ctx, `/coach/clients/${by.id}`), note: 'For Coach Mode.' },
  }),
  authorId: by.id,
})
