import { closedWords } from '#features/membership/closed-words.ts'
import { type PaidTier, planPath, type Tier, tierName } from '#features/membership/membership.rules.ts'
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
  /** In the member’s zone. */
  lastDay: string
}

/** Says what closes, what stays and how to keep it. It is about their own plan, so no setting turns it off. */
export function giftEndingEmail(ctx: Context, { email, firstName, tier, paid, lastDay }: Ending): Email {
  const day = calendarDates.date(lastDay)
  return frameEmail(ctx.brand, {
    kind: 'gift ending',
    to: email,
    subject: `Your gift of ${tierName[tier]} ends after ${day}`,
    paragraphs: [
      firstName ? `Hi ${firstName},` : 'Hi,',
      `The ${tierName[tier]} plan that ${ctx.brand.name} gave you runs through ${day} and then ends by itself. You won’t be charged.`,
      `What closes: ${closedWords(tier, paid)}`,
      `What stays: your Founder file and everything you wrote, to read and to download, your progress, points and badges, and every lesson you completed. You’re on ${tierName[paid]} then.`,
      ...wayToKeep(ctx, tier).words,
    ],
    action: wayToKeep(ctx, tier).action,
  })
}

function wayToKeep(ctx: Context, tier: PaidTier): { words: string[]; action: NonNullable<EmailText['action']> } {
  const plan = ctx.offer.plans.find(({ id }) => id === tier)
  if (!plan || ctx.priceIds[tier] === null)
    return {
      words: [`To keep ${tierName[tier]}, write to ${ctx.brand.contactEmail}.`],
      action: {
        label: 'See your membership',
        url: memberLink(ctx, '/settings#membership'),
        note: 'You may have to sign in.',
      },
    }
  const price = `${priceText(plan.price, ctx.offer.currency)} a ${plan.period}`
  return {
    words: [
      `To keep ${tierName[tier]}, choose it on the plans page. It’s ${price} from the day you choose it, and you can cancel in Settings anytime.`,
    ],
    action: {
      label: `Keep ${tierName[tier]}`,
      url: memberLink(ctx, planPath(tier)),
      note: 'Nothing is charged before you confirm.',
    },
  }
}
