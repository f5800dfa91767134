import { calendarDates } from '#platform/format/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'
import { type PaidTier, type Tier, tierName } from '../../membership.rules.ts'
import { openedWords } from '../../opened-words.ts'

type Given = { tier: PaidTier; lastDay: string; paid: Tier }

export function giftEmail(ctx: Context, to: string, { tier, lastDay, paid }: Given): Email {
  const day = calendarDates.date(lastDay)
  return frameEmail(ctx.brand, {
    kind: 'gift',
    to,
    subject: `${tierName[tier]} is yours through ${day}`,
    paragraphs: [
      `${ctx.brand.name} has given you the ${tierName[tier]} plan through ${day}. It costs you nothing, asks for no card, and ends by itself.`,
      openedWords[tier],
      paid === 'starter'
        ? 'Everything you complete until then stays open after it.'
        : `Your own ${tierName[paid]} plan stays as it is. You can change it in Settings anytime, and the gift stays.`,
    ],
    action: settings(ctx),
  })
}

export const giftEndedEmail = (ctx: Context, to: string, tier: PaidTier, open: Tier): Email =>
  frameEmail(ctx.brand, {
    kind: 'gift ended',
    to,
    subject: `Your gift of ${tierName[tier]} has ended`,
    paragraphs: [
      `The ${tierName[tier]} plan that ${ctx.brand.name} gave you has ended. You’re on ${tierName[open]} now.`,
      'You keep your progress, points and badges, and every lesson you completed stays open.',
      `If it ended by mistake, write to ${ctx.brand.contactEmail}.`,
    ],
    action: settings(ctx),
  })

const settings = ({ accounts }: Context) => ({
  label: 'See your membership',
  url: memberPageLink(accounts.publicUrl, '/settings#membership'),
  note: 'You may have to sign in.',
})
