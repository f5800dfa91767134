import { closedWords } from '#features/membership/closed-words.ts'
import { opens, type PaidTier, planPath, type Tier, tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { priceText } from '#platform/format/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { type EmailText, frameEmail } from '#platform/server/mail/email-frame.ts'
import { memberLink } from '../../server/unsubscribable.ts'

type Ending = {
  email: string
  firstName: string
  tier: PaidTier
  /** The plan that is paid for, and stays. */
  paid: Tier
  /** Whether a pause keeps that one closed when the gift ends. */
  isPaused: boolean
  /** In the member’s zone. */
  lastDay: string
}

/** Says what closes, what stays and how to keep it. It is about their own plan, so no setting turns it off. */
export function giftEndingEmail(ctx: Context, ending: Ending): Email {
  const { email, firstName, tier, paid, isPaused, lastDay } = ending
  const day = calendarDates.date(lastDay)
  const { words, action } = wayToKeep(ctx, ending)
  return frameEmail(ctx.brand, {
    kind: 'gift ending',
    to: email,
    subject: `Your gift of ${tierName[tier]} ends after ${day}`,
    paragraphs: [
      firstName ? `Hi ${firstName},` : 'Hi,',
      `The ${tierName[tier]} plan that ${ctx.brand.name} gave you runs through ${day} and then ends by itself. You won’t be charged.`,
      `What closes: ${closedWords(tier, isPaused ? 'starter' : paid)}`,
      `What stays: your Founder file and everything you wrote, to read and to download, your progress, points and badges, and every lesson you completed. ${openThen(paid, isPaused)}`,
      words,
    ],
    action,
  })
}

const openThen = (paid: Tier, isPaused: boolean) =>
  isPaused
    ? `You’re on Starter then, and on your own ${tierName[paid]} plan again when its pause ends.`
    : `You’re on ${tierName[paid]} then.`

type WayToKeep = { words: string; action: NonNullable<EmailText['action']> }

function wayToKeep(ctx: Context, { tier, paid, isPaused }: Ending): WayToKeep {
  const plan = ctx.offer.plans.find(({ id }) => id === tier)
  const membership = {
    label: 'See your membership',
    url: memberLink(ctx, '/settings#membership'),
    note: 'You may have to sign in.',
  }
  if (isPaused && opens(paid, tier))
    return { words: `To keep ${tierName[tier]}, end the pause of your own plan in Settings.`, action: membership }
  if (!plan || ctx.priceIds[tier] === null)
    return { words: `To keep ${tierName[tier]}, write to ${ctx.brand.contactEmail}.`, action: membership }
  const price = `${priceText(plan.price, ctx.offer.currency)} a ${plan.period}`
  const first = isPaused ? 'end the pause of your own plan in Settings, and then ' : ''
  return {
    words: `To keep ${tierName[tier]}, ${first}choose it on the plans page. It’s ${price} from the day you choose it, and you can cancel in Settings anytime.`,
    action: {
      label: `Keep ${tierName[tier]}`,
      url: memberLink(ctx, planPath(tier)),
      note: 'Nothing is charged before you confirm.',
    },
  }
}
