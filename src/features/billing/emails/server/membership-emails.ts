import { moneyText } from '#platform/format/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { memberPageLink } from '#platform/server/mail/page-link.ts'
import { settings, testWords } from './email-words.ts'

type Receipt = {
  to: string
  planName: string
  cents: number
  day: string
  next: string | undefined
  /** Last day of the guarantee, on the payment that begins it. */
  guaranteed: string | undefined
  /** A plan was opened by this payment. */
  isFirst: boolean
}

export const receiptEmail = (ctx: Context, { to, planName, cents, day, next, guaranteed, isFirst }: Receipt): Email =>
  frameEmail(ctx.brand, {
    kind: 'receipt',
    to,
    subject: `Receipt: ${moneyText(cents, ctx.offer.currency)} for ${ctx.brand.name} ${planName}`,
    paragraphs: [
      `On ${day} you paid ${moneyText(cents, ctx.offer.currency)} for your ${planName} plan at ${ctx.brand.name}.`,
      next ? `The next charge is on ${next}, unless you cancel first.` : 'No further charge is planned.',
      ...(guaranteed
        ? [`Your 30-day guarantee runs through ${guaranteed}: until then one click in Settings refunds every charge.`]
        : []),
      ...invoiceWords(ctx),
      ...testWords(ctx),
      `Seller: ${ctx.seller.name}, ${ctx.seller.address}.`,
    ],
    action: settings(ctx, 'See your membership'),
    ...(isFirst && { also: { label: 'See what your plan opened', url: memberPageLink(ctx.accounts.publicUrl, '/') } }),
  })

/** `isClosed`: a refund has closed the plan, and its next payment opens it again. */
export const failedEmail = (ctx: Context, to: string, planName: string, isClosed: boolean): Email =>
  frameEmail(ctx.brand, {
    kind: 'payment failed',
    to,
    subject: `Your payment for ${ctx.brand.name} didn’t go through`,
    paragraphs: [
      `We couldn’t charge your card to renew your ${planName} plan.`,
      isClosed
        ? 'Your plan is still closed because its last payment was refunded. We’ll try again over the next few days, and it opens once this payment goes through. You can pay right away with another card. If you don’t want it anymore, cancel in Settings, and we won’t try again.'
        : 'Your plan stays open while we try again over the next few days. You can pay right away with another card.',
      ...testWords(ctx),
    ],
    action: settings(ctx, 'Change the card'),
  })

type Paused = { planName: string; until: string; next: string; ends: boolean; isPastDue: boolean }

export const pausedEmail = (ctx: Context, to: string, { planName, until, next, ends, isPastDue }: Paused): Email =>
  frameEmail(ctx.brand, {
    kind: 'membership paused',
    to,
    subject: `Your ${planName} plan is paused until ${until}`,
    paragraphs: [
      `We won’t make any new charges for your ${planName} plan while it’s paused. It opens again on ${until}, or earlier if you resume your program.`,
      isPastDue
        ? 'The payment that failed before the pause is still due, and we’ll try your card again. You can pay right away with another card.'
        : ends
          ? `You keep the days you’ve paid for: after the pause it stays open until ${next}, and you won’t be charged again.`
          : `You keep the days you’ve paid for, so the next payment is on ${next}. If you resume early, the payment moves up by the same number of days.`,
      'Every lesson you completed stays open in the meantime.',
      ...testWords(ctx),
    ],
    action: settings(ctx, 'See your membership'),
  })

export const resumedEmail = (ctx: Context, to: string, planName: string, next: string, ends: boolean): Email =>
  frameEmail(ctx.brand, {
    kind: 'membership resumed',
    to,
    subject: `Your ${planName} plan is back`,
    paragraphs: [
      `The pause is over, and your ${planName} plan is open again.`,
      ends
        ? `It ends on ${next}, and you won’t be charged again.`
        : `The next payment is on ${next}, unless you cancel first.`,
      ...testWords(ctx),
    ],
    action: settings(ctx, 'See your membership'),
  })

type Ending = {
  planName: string
  day: string
  pausedUntil: string | undefined
  isPastDue: boolean
  /** A refund or a dispute has closed the plan. */
  isClosed: boolean
}

export const endingEmail = (ctx: Context, to: string, ending: Ending): Email =>
  frameEmail(ctx.brand, {
    kind: 'membership ending',
    to,
    subject: `Your ${ending.planName} plan ends on ${ending.day}`,
    paragraphs: [
      `Your ${ending.planName} plan is canceled: ${untilItsEnd(ending)}${ending.isPastDue ? '. The payment that failed is still due, and we’ll try your card again.' : ', and you won’t be charged again.'}`,
      'You can resume it with one click until then. Everything you completed stays yours after that, too.',
    ],
    action: settings(ctx, 'See your membership'),
  })

function untilItsEnd({ day, pausedUntil, isClosed }: Ending): string {
  if (isClosed) return `it stays closed until it ends on ${day}`
  return pausedUntil ? `it is paused until ${pausedUntil}, then open until ${day}` : `it stays open until ${day}`
}

const invoiceWords = ({ payments: { checkout } }: Context): string[] =>
  checkout.tax || checkout.promotionCodes ? ['Settings lists the invoice with any discount and tax.'] : []
