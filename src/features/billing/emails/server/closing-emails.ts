import type { Gift } from '#features/membership/gifts/gifts.rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { giftStays, openWithout, settings } from './email-words.ts'

export const endedEmail = (ctx: Context, to: string, planName: string, gift: Gift | null): Email =>
  frameEmail(ctx.brand, {
    kind: 'membership ended',
    to,
    subject: `Your ${planName} plan has ended`,
    paragraphs: [
      `Your ${planName} plan at ${ctx.brand.name} has ended, and you won’t be charged again.`,
      `${openWithout(gift)} You keep your progress, points and badges, and every lesson you completed stays open.`,
    ],
  })

type Closed = {
  planName: string
  why: 'refunded' | 'disputed'
  /** The next payment, with the plan that it is for, or the day on which the membership ends; none where it is late. */
  next: { day: string; price: string } | { day: string; planName: string } | { ends: string } | undefined
  gift: Gift | null
}

/** A plan that is closed is charged on, unless it ends: the email names the day. */
export const accessEndedEmail = (ctx: Context, to: string, { planName, why, next, gift }: Closed): Email =>
  frameEmail(ctx.brand, {
    kind: 'plan closed',
    to,
    subject:
      why === 'refunded' && next && 'day' in next
        ? `Your ${planName} plan is closed until ${next.day}`
        : `Your ${planName} plan is closed`,
    paragraphs: [
      why === 'refunded'
        ? `Your last payment for the ${planName} plan was refunded in full, so the plan is closed.`
        : `A payment for your ${planName} plan was disputed with your bank, so the plan is closed until that’s settled.`,
      ...(next ? [whatNext(why, next)] : []),
      ...(gift ? [`${giftStays(gift)}`] : []),
      `If the closing is a mistake, write to ${ctx.brand.contactEmail}. You keep your progress, points and badges.`,
    ],
    action: settings(ctx, 'See your membership'),
  })

function whatNext(why: Closed['why'], next: NonNullable<Closed['next']>): string {
  if ('ends' in next) return `It ends on ${next.ends}, and you won’t be charged again.`
  const payment = 'price' in next ? `The next payment of ${next.price}` : `The next payment, for ${next.planName},`
  const opens = why === 'refunded' ? ', and it opens the plan again' : ''
  const settled = why === 'disputed' ? ' If the bank gives the payment back to you for good, it ends by itself.' : ''
  return `Your membership hasn’t ended. ${payment} is on ${next.day}${opens}. If you don’t want that, cancel in Settings before then, and you won’t be charged.${settled}`
}

export const reopenedEmail = (ctx: Context, to: string, planName: string): Email =>
  frameEmail(ctx.brand, {
    kind: 'plan open again',
    to,
    subject: `Your ${planName} plan is open again`,
    paragraphs: [`The dispute about your payment is settled, so your ${planName} plan is open again.`],
    action: settings(ctx, 'See your membership'),
  })
