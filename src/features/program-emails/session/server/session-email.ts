import { fullName } from '#features/coaching/coaching.rules.ts'
import { requestLimits, sessionTime } from '#features/coaching/requests/requests.rules.ts'
import type { Reminder } from '#features/coaching/server/public.ts'
import { nextTalk } from '#features/coaching/talks/talks.rules.ts'
import { datesIn } from '#platform/format/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { memberLink, unsubscribable } from '../../server/unsubscribable.ts'

type Named = { id: string; firstName: string; lastName: string }
type Session = Omit<Reminder, 'requestId'> & {
  to: Named & { email: string; timeZone: string }
  other: Named
  place: string
}

/** When and how the two meet, by the clocks of who reads it, and what to do if that doesn’t suit anymore. */
export function sessionEmail(ctx: Context, { side, time, place, to, other }: Session): Email {
  const name = fullName(other)
  const when = sessionTime(datesIn(to.timeZone), time)
  const email = unsubscribable(ctx, 'coach', to.id, {
    kind: 'session reminder',
    to: to.email,
    subject: `Reminder: your session with ${name}, ${when}`,
    paragraphs: [
      to.firstName ? `Hi ${to.firstName},` : 'Hi,',
      `You and ${name} meet for ${requestLimits.minutes} minutes.`,
    ],
    facts: [
      { label: 'When', value: `${when} (${to.timeZone})` },
      { label: 'How you meet', value: place || 'Not said yet' },
    ],
    ...waysOf[side](ctx, other),
    because: 'You get this email before each of your sessions.',
  })
  // The place is the coach’s word, and the name the other one’s.
  return { ...email, authorId: other.id }
}

const waysOf = {
  client: (ctx: Context) => ({
    action: {
      label: 'See the session',
      url: memberLink(ctx, '/coaching#requests'),
      note: 'You can add it to your calendar or cancel it there. To move it, write to your coach.',
    },
    also: { label: 'Write to your coach', url: memberLink(ctx, '/messages') },
  }),
  coach: (ctx: Context, { id }: Named) => ({
    action: {
      label: 'Prepare it',
      url: memberLink(ctx, `/coach/clients/${id}/sessions/${nextTalk}`),
      note: 'For Coach Mode.',
    },
    also: { label: 'Move or cancel it', url: memberLink(ctx, `/coach/clients/${id}`) },
  }),
}
