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
  /** None where it is late. */
  next: Next | undefined
  gift: Gift | null
}

/** The next payment, with the plan that it is for, or the day on which the membership ends. */
export type Next = { day: string; price: string } | { day: string; planName: string } | { ends: string }

/** After a refund it is charged on, unless it ends: the email names the day. */
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
      ...(next && 'ends' in next ? [ends(next)] : why === 'disputed' ? [untilSettled] : next ? [whatNext(next)] : []),
      ...(gift ? [`${giftStays(gift)}`] : []),
      `If this is a mistake, write to ${ctx.brand.contactEmail}. You keep your progress, points and badges.`,
    ],
    action: settings(ctx, 'See your membership'),
  })

const ends = ({ ends }: { ends: string }): string => `It ends on ${ends}, and you won’t be charged again.`

const untilSettled =
  'Your membership hasn’t ended, but you won’t be charged while the dispute is open. If the payment stands, the plan opens again with the days you’d paid for. If the bank gives the payment back to you for good, your membership ends by itself.'

const whatNext = (next: Exclude<Next, { ends: string }>): string =>
  `Your membership hasn’t ended. ${payment(next)} is on ${next.day}, and it opens the plan again. If you don’t want that, cancel in Settings before then, and you won’t be charged.`

const payment = (next: Exclude<Next, { ends: string }>): string =>
  'price' in next ? `The next payment of ${next.price}` : `The next payment, for ${next.planName},`

/** `pausedUntil`: the program is paused, and the plan with it. */
type Reopened = { planName: string; next: Next | undefined; pausedUntil: string | undefined }

export const reopenedEmail = (ctx: Context, to: string, { planName, next, pausedUntil }: Reopened): Email =>
  frameEmail(ctx.brand, {
    kind: 'plan open again',
    to,
    subject: pausedUntil
      ? `Your ${planName} plan opens again on ${pausedUntil}`
      : `Your ${planName} plan is open again`,
    paragraphs: [
      pausedUntil
        ? `The dispute about your payment is settled. Your ${planName} plan is paused with your program and opens again on ${pausedUntil}.`
        : `The dispute about your payment is settled, so your ${planName} plan is open again.`,
      ...(next
        ? [
            'ends' in next
              ? ends(next)
              : `${payment(next)} is on ${next.day}: you keep the days you’d paid for when it closed.`,
          ]
        : []),
    ],
    action: settings(ctx, 'See your membership'),
  })

/** Of a plan that a refund keeps closed, past the pause of the program too. */
export const movedEmail = (ctx: Context, to: string, planName: string, next: Next): Email =>
  frameEmail(ctx.brand, {
    kind: 'closed plan paused',
    to,
    subject:
      'ends' in next
        ? `Your ${planName} plan ends on ${next.ends}`
        : `Your ${planName} plan is closed until ${next.day}`,
    paragraphs: [
      `Your ${planName} plan is closed because its last payment was refunded. Its ${'ends' in next ? 'end' : 'next payment'} moves with the pause of your program.`,
      'ends' in next ? ends(next) : whatNext(next),
    ],
    action: settings(ctx, 'See your membership'),
  })
