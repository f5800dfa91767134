import { calendarDates } from '#platform/format/dates.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember } from '../../server/email-member.ts'
import { pageLink } from '../../server/page-link.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { CoachTalksTable } from './talks.tables.ts'

type Told = Pick<CoachTalksTable, 'id' | 'clientId' | 'heldOn' | 'clientNotes'>

/**
 * Emails a client that a session they had has notes for them, once for each session, whichever comes first: that it was
 * held, or words. Without the notes, which may be changed until the email is read.
 */
export async function tellNotes(ctx: MemberContext, { id, clientId, heldOn, clientNotes }: Told): Promise<void> {
  if (heldOn === null || clientNotes.trim() === '') return
  const { numUpdatedRows } = await ctx.db
    .updateTable('coachTalks')
    .set({ notesToldAt: iso(ctx.now()) })
    .where('id', '=', id)
    .where('notesToldAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const client = await readCoachingMember(ctx, clientId)
  const coach = fullName(ctx.member)
  await emailMember(
    ctx,
    client,
    frameEmail(ctx.brand, {
      kind: 'notes of a session',
      to: client.email,
      subject: `${coach} wrote notes for you`,
      paragraphs: [`${coach} wrote notes for you about your session on ${calendarDates.shortDate(heldOn)}.`],
      action: {
        label: 'Read them',
        url: pageLink(ctx, '/messages#my-sessions'),
        note: 'They’re in “Your sessions”, beside your messages.',
      },
    }),
  )
}
