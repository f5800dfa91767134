import type { Gift } from '#features/membership/gifts/gifts.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import type { Context } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'
import { giftStays, openWithout, settings, testWords } from './email-words.ts'

/** `cents` is what was returned now, `beforeCents` what had been refunded before. */
type GuaranteeUsed = { cents: number; beforeCents: number; day: string; gift: Gift | null }

export const guaranteeEmail = (ctx: Context, to: string, { cents, beforeCents, day, gift }: GuaranteeUsed): Email =>
  frameEmail(ctx.brand, {
    kind: 'guarantee used',
    to,
    subject: `Refund receipt: ${moneyText(cents, ctx.offer.currency)}`,
    paragraphs: [
      `On ${day} you used the 30-day guarantee at ${ctx.brand.name}. We returned ${moneyText(cents, ctx.offer.currency)} to your card; your bank may take a few days to show it.${inAll(ctx, cents, beforeCents)}`,
      closed(gift),
      ...testWords(ctx),
      seller(ctx),
    ],
  })

/** Where the card took no refund and an operator paid it another way. */
export const guaranteeSettledEmail = (
  ctx: Context,
  to: string,
  { cents, beforeCents, day, gift }: GuaranteeUsed,
): Email =>
  frameEmail(ctx.brand, {
    kind: 'guarantee settled',
    to,
    subject: `Your refund of ${moneyText(cents, ctx.offer.currency)} was paid another way`,
    paragraphs: [
      `On ${day} you used the 30-day guarantee at ${ctx.brand.name}. The refund to your card didn’t go through, so we paid you ${moneyText(cents, ctx.offer.currency)} another way. We won’t try the card again.${inAll(ctx, cents, beforeCents)}`,
      `If the money hasn’t reached you, write to ${ctx.brand.contactEmail}.`,
      closed(gift),
      seller(ctx),
    ],
  })

type Refunded = {
  cents: number
  /** The plan that ended with it. */
  ended: string | undefined
  gift: Gift | null
}

export const refundEmail = (ctx: Context, to: string, { cents, ended, gift }: Refunded): Email =>
  frameEmail(ctx.brand, {
    kind: 'refund',
    to,
    subject: `Refund receipt: ${moneyText(cents, ctx.offer.currency)}`,
    paragraphs: [
      `We returned ${moneyText(cents, ctx.offer.currency)} of what you paid for ${ctx.brand.name} to your card; your bank may take a few days to show it.`,
      ...(ended
        ? [
            `Your ${ended} membership has ended, and you won’t be charged again. ${openWithout(gift)} You keep your progress, points and badges, and every lesson you completed stays open.`,
          ]
        : []),
      ...testWords(ctx),
      seller(ctx),
    ],
    action: settings(ctx, 'See your membership'),
  })

const inAll = ({ offer }: Context, cents: number, beforeCents: number): string =>
  beforeCents > 0
    ? ` With the ${moneyText(beforeCents, offer.currency)} that was refunded before, that’s ${moneyText(cents + beforeCents, offer.currency)}, all you paid.`
    : ''

const closed = (gift: Gift | null): string =>
  `Your membership has ended, and you won’t be charged again. You keep your progress, points and badges. ${
    gift
      ? `${giftStays(gift)} What only the paid plan opened is closed again, including lessons you completed.`
      : 'The paid plan’s lessons and resources are closed again, including those you completed.'
  }`

const seller = ({ seller }: Context): string => `Seller: ${seller.name}, ${seller.address}.`
