import { calendarDates, datesIn } from '#platform/format/dates.ts'
import type { Standing } from '../../../../../tools/server/own-record.ts'
import type { ProgramCalendar } from '../../../../../tools/server/read-calendar.ts'
import type { Talk } from '../../../talk.ts'

/** Since when a plan is paid, what it is now, and when the 180 days began, which is often what is meant. */
export async function membershipBegun(at: Standing, plan: ProgramCalendar, talk: Talk): Promise<string[]> {
  const { own } = talk.question
  const { membership } = await own.circumstances()
  const { startedAt, sentence } = membership
  const paid = startedAt
    ? `Your membership began on **${datesIn(own.timeZone).date(startedAt)}**.`
    : 'No paid membership is running, so none has a beginning.'
  return [
    `${paid} ${sentence} Each payment has its date in [Settings → Membership](/settings#membership).`,
    `The 180 days are counted by themselves: your day 1 was **${calendarDates.date(plan.begunOn)}**, and today is day ${at.day}.`,
  ]
}
