import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Part } from '../../../../search/search.content.ts'
import type { Standing } from '../../../../tools/server/own-record.ts'

const settings = '[Settings → Membership](/settings#membership)'
const calendar = '[Settings → Your calendar](/settings#calendar)'

/** What is asked of paying in particular: each under the words that ask for it. */
export const paying: readonly Part[] = [
  {
    on: ['year', 'yearly', 'annual*', 'in one payment', 'six months', 'in advance', 'upfront', 'up front'],
    says: 'No, a plan is charged once a month, and there’s no price for a year or for all 180 days together. That’s why you can also stop after any month: there’s no minimum term.',
  },
  {
    on: ['vat', 'tax', 'taxes', 'gst', 'sales tax'],
    says: 'Whether tax is added depends on the seller and where you live. You see the exact amount, with any tax in it, on the payment page before you pay, and on each invoice.',
  },
  {
    on: ['upgrade', 'upgrading', 'middle of the month', 'mid-month', 'change up', 'bigger plan', 'larger plan'],
    says: `You upgrade on [Pricing](/pricing), and from a paid plan it takes effect right away. You pay only the difference for the rest of the month you’ve already paid for, and the full price from the next date on. Both are shown before you confirm; what you pay now is always in ${settings}.`,
  },
]

export const pausing = ({ pausedDaysLeft: left, pausedUntil }: Standing): readonly Part[] => [
  {
    on: [
      'move my',
      'start date',
      'move the',
      'start over',
      'begin again',
      'restart',
      'from day 1',
      'begin on',
      'start on',
      'next monday',
    ],
    says: `**Move my days** in ${calendar} takes the days back by up to 30 a year, and **Begin again on day 1** makes today day 1; what you completed stays. Neither sets a date to come: to begin on a later day, pause until then.`,
  },
  {
    on: [
      'end the pause',
      'end my pause',
      'early',
      'earlier',
      'resume',
      'come back sooner',
      'stop the pause',
      'back before',
    ],
    says: `**Resume** in ${calendar} ends a pause on any day, and the days continue from there. The days of pause that you didn’t use are still yours this year.`,
  },
  {
    on: [
      'twice',
      'again',
      'second time',
      'how many times',
      'how many days',
      'days of pause',
      'already paused',
      'remain',
      'longest',
    ],
    says: `As often as you like, up to 60 days in a year together; **${counted(left, 'day')}** are left for you. It’s **Pause the program** in ${calendar}.`,
  },
  ...(pausedUntil
    ? [
        `Your program is paused through **${calendarDates.date(pausedUntil)}**; **Resume** in ${calendar} ends that sooner.`,
      ]
    : []),
  `${pausedUntil ? 'Another time it’s' : 'Yes, with'} **Pause the program** in ${calendar}, up to 60 days a year. The days stop from today and continue by themselves, or earlier when you resume. A paid plan pauses with it: you aren’t charged, it’s closed except for what you completed, and the days you’ve paid for are added.`,
  `If days have already run away, **Move my days** there takes them back, or begin again on day 1 and keep everything you completed. No lesson is lost by being late. Days on which you don’t work are set in [Your work week](/settings#work-hours).`,
]

export const wrongCharge =
  /\b(?:charged|billed|debited|took|taken) (?:me |us )?(?:\w+ )?(?:twice|two times|double|after i|even though|the wrong|too much)\b|\btwo charges\b|\bdouble charge\w*\b|\bcharge (?:i )?(?:don't|do not) recognize\b/

export const chargedWrong = (contactEmail: string): string =>
  `If a charge looks wrong (twice the same, after you canceled, the wrong plan, a child’s click), write to ${contactEmail} with its date and amount: a payment can be refunded from there. Do that before you dispute it with your bank, since a dispute closes the plan.`
