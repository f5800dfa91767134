import type { Walk } from '#features/journey/journey.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { memberLink, unsubscribable } from '../../server/unsubscribable.ts'
import type { Finisher } from './finished-email-job.ts'

/** The congratulation: what is behind the member, where all of it is kept, and that their membership is as it was. */
export function finishedEmail(ctx: Context, { id, email, firstName, tier }: Finisher, walk: Walk): Email {
  const { modules, coreCount } = ctx.program
  const runsOn =
    tier === 'starter'
      ? 'You won’t be charged, and nothing is taken away: what you completed stays open to read.'
      : 'Finishing changes nothing about your membership: Settings shows what you have and until when. What you completed stays open to read either way.'
  return unsubscribable(ctx, 'program', id, {
    kind: 'program finished',
    to: email,
    subject: `You made it: all ${counted(coreCount, 'lesson')}`,
    paragraphs: [
      firstName ? `Congratulations, ${firstName}!` : 'Congratulations!',
      `${whenOf(walk)} you did ${counted(coreCount, 'lesson')} and finished ${counted(modules.length, 'module')}. Each one left you with something you made.`,
      'It’s all in one place now: the whole map with your flags, your numbers from day 1 to day 180, and what you made. Your certificate and a poster of your map are waiting there too.',
      runsOn,
    ],
    action: {
      label: 'Stand on the summit',
      url: memberLink(ctx, '/summit'),
      note: 'Take a minute. You earned the view.',
    },
    because: 'You get this email once. You have emails about the program turned on in your settings.',
  })
}

/** `From May 23, 2026 to November 21, 2026`. */
function whenOf({ completions }: Walk): string {
  const days = [...completions.values()].map(({ completedOn }) => completedOn).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return 'Step by step'
  return first === last
    ? `On ${calendarDates.date(first)}`
    : `From ${calendarDates.date(first)} to ${calendarDates.date(last)}`
}
