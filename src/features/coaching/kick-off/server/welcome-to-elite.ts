import { emailVerified } from '#features/identity/identity.events.ts'
import { planOpened } from '#features/membership/membership.events.ts'
import { readOpenTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { coachOf } from '../../my-coach/server/get-my-coach.ts'
import { evenIfOff, wantsEmail } from '../../server/email-member.ts'
import { pageLink } from '../../server/page-link.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import './kick-off.tables.ts'

/** Elite opens: who the coach is, how the first session is booked and what comes after it, in one email, once. */
export const welcomeToElite = subscribe(planOpened, async (ctx, { memberId, tier }) => {
  if (tier === 'elite') await welcome(ctx, memberId)
})

/** To whom Elite opened at an address that wasn’t confirmed: it may have been another’s. */
export const welcomeOnceConfirmed = subscribe(emailVerified, async (ctx, { memberId }) => {
  if ((await readOpenTier(ctx, memberId)) === 'elite') await welcome(ctx, memberId)
})

async function welcome(ctx: Context, memberId: string): Promise<void> {
  const member = await readCoachingMember(ctx, memberId)
  if (!wantsEmail(ctx, evenIfOff(member)) || !(await claimWelcome(ctx, memberId))) return
  await sendEmail(ctx, welcomeEmail(ctx, member.email, (await coachOf(ctx, memberId))?.name))
}

/** The database lets one email through. */
async function claimWelcome({ db, now }: Context, memberId: string): Promise<boolean> {
  const added = await db
    .insertInto('eliteWelcomes')
    .values({ memberId, sentAt: iso(now()) })
    .onConflict((conflict) => conflict.column('memberId').doNothing())
    .returning('memberId')
    .executeTakeFirst()
  return added !== undefined
}

function welcomeEmail(ctx: Context, to: string, coach: string | undefined): Email {
  const { founder } = ctx.coaching
  return frameEmail(ctx.brand, {
    kind: 'first session of Elite',
    to,
    subject: 'Your first Elite session: suggest a time',
    paragraphs: [
      coach
        ? `Elite is open, and ${coach} is your coach. The first step is a session: 60 minutes, by video or phone.`
        : `Elite is open. You don’t have a coach yet; you get an email once you do. Until then the founder answers you by email, so you can ask for your first session today.`,
      `With Elite you can also write to the founder, at ${founder.email}.`,
    ],
    lists: [
      {
        title: 'What comes next',
        items: [
          'Say what you want to decide, and suggest two or three times.',
          coach
            ? `${coach} takes one of them or suggests others. You get an email once the session is set.`
            : 'The founder takes one of them or suggests others, by email.',
          'Share the pages of your Founder file that should be read before the session.',
          'After it, the notes and what each of you promised are under Coaching.',
        ],
      },
    ],
    action: {
      label: 'Suggest times for your first session',
      url: pageLink(ctx, '/coaching'),
      note: 'One session is yours in each calendar month.',
    },
  })
}
