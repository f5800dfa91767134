import { calendarDates } from '#platform/format/dates.ts'
import type { Circumstances } from '../../../../tools/server/own-record.ts'
import type { Talk } from '../../talk.ts'

const settings = '[Settings → Membership](/settings#membership)'

/** How to cancel, asked where nothing is charged: why that is, and how it goes where a plan is paid. */
export function nothingToCancel(
  { sentence, gift, canResume }: Circumstances['membership'],
  { member, own }: Talk['question'],
): string[] {
  if (canResume)
    return [
      `It’s done already. ${sentence}`,
      `Nothing you wrote or completed is lost. **Resume membership** in ${settings} undoes it until that day.`,
    ]
  const how = `Where a plan is paid, **Cancel membership** in ${settings} ends it, with no call and no notice period: it stays open through the month that’s paid for. What you wrote and completed stays in any case.`
  if (gift)
    return [
      `There’s no payment to cancel: ${gift.plan} was given to you through ${calendarDates.date(gift.lastDay)} and ends by itself. To end it sooner, write to ${own.contactEmail}.`,
      how,
    ]
  const why = member.tier === 'Starter' ? 'Starter is free' : `no payment runs for your ${member.tier} plan`
  return [`There’s no payment to cancel: ${why}, and nothing will be charged. ${sentence}`, how]
}
