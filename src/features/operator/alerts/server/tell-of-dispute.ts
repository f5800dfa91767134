import { disputeOpened } from '#features/billing/billing.events.ts'
import { reasonWords } from '#features/billing/disputes/disputes.rules.ts'
import { providerLink } from '#features/billing/server/public.ts'
import { operatorsToEmail } from '#features/identity/server/public.ts'
import { datesIn } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { frameEmail } from '#platform/server/mail/email-frame.ts'

/** Who doesn’t answer a dispute in time loses it: every operator is told as soon as it is known. */
export const tellOfDispute = subscribe(disputeOpened, async (ctx, dispute) => {
  const person = await ctx.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', dispute.memberId)
    .executeTakeFirst()
  for (const { email, timeZone } of await operatorsToEmail(ctx))
    await sendUrgentEmail(ctx, disputeEmail(ctx, { to: email, timeZone, person, ...dispute }))
})

type Dispute = Parameters<typeof disputeOpened>[0]
type Told = Dispute & { to: string; timeZone: string; person: { name: string; email: string } | undefined }

function disputeEmail(ctx: Context, told: Told) {
  const { to, timeZone, person, memberId, chargeId, cents, reason, answerUntil } = told
  const amount = moneyText(cents, ctx.offer.currency)
  const by = answerUntil && datesIn(timeZone).date(answerUntil)
  const link = providerLink(ctx, chargeId)
  const desk = new URL(person ? `/operator/people/${memberId}` : '/operator/money', ctx.accounts.publicUrl).href
  return frameEmail(ctx.brand, {
    kind: 'dispute opened',
    to,
    subject: by ? `A payment of ${amount} is disputed: answer by ${by}` : `A payment of ${amount} is disputed`,
    paragraphs: [
      `${nameOf(person)} disputed a payment of ${amount} with their bank. The bank holds the money until that’s decided${person ? ', and their plan is closed in the meantime' : ''}.`,
      by
        ? `Answer the dispute at Stripe by ${by}, or you lose it. Don’t refund it here: then they’d be paid twice.`
        : 'Answer the dispute at Stripe soon, or you lose it. Don’t refund it here: then they’d be paid twice.',
    ],
    facts: [
      ...(reasonWords(reason) ? [{ label: 'Reason', value: reasonWords(reason) }] : []),
      { label: 'Payment at Stripe', value: chargeId },
    ],
    action: link
      ? { label: 'Open the payment at Stripe', url: link, note: 'The answer goes to the bank from there.' }
      : deskLink(person, desk),
    ...(link ? { also: { label: person ? 'Their page on your desk' : 'Money on your desk', url: desk } } : {}),
  })
}

const nameOf = (person: Told['person']): string => {
  if (!person) return 'Someone whose account has been deleted'
  return person.name ? `${person.name} (${person.email})` : person.email
}

const deskLink = (person: Told['person'], url: string) =>
  person
    ? { label: 'See their payments', url, note: 'Their page also says how it’s decided.' }
    : { label: 'See all disputes', url, note: 'Money also says how it’s decided.' }
