type Known = { sign: RegExp; says: string }

/**
 * What Stripe says of a refund or a membership that it can’t change, and what this site says of Stripe, as people understand
 * it, with what to do. A sign fits nothing that a database or another part of the site says.
 */
const known: readonly Known[] = [
  {
    sign: /charged ?back|charge .*\bdisputed?\b/i,
    says: 'Their bank has taken this payment back, or a dispute about it is open, so it can’t be refunded as well. Answer the dispute at Stripe.',
  },
  {
    sign: /already (?:been )?refunded/i,
    says: 'It was refunded at Stripe before. Nothing is left to do: their page shows it after the next reconciliation.',
  },
  {
    sign: /insufficient (?:available )?(?:funds|balance)|(?:funds|balance) (?:is|are) (?:too low|insufficient)/i,
    says: 'Your balance at Stripe doesn’t cover it. Add money to the balance there; it’s tried again automatically.',
  },
  {
    sign: /could not refund the charge/i,
    says: 'Their card didn’t take the money back, for example because it was closed. Pay them another way, for example by bank transfer.',
  },
  {
    sign: /yet to make a refund/i,
    says: 'Stripe has the refund and hasn’t made it yet. It’s checked again automatically; there’s nothing to do.',
  },
  {
    sign: /greater than (?:the )?unrefunded amount|refund amount .*exceeds/i,
    says: 'Less is left of the payment than was to go back. Look at the payment on their page again.',
  },
  {
    sign: /no such (?:charge|customer|subscription|price|invoice|refund|dispute|payment_?intent|payment_?method)\b/i,
    says: 'Stripe doesn’t know it: it was deleted there, or made with keys of another account. Look for it at Stripe.',
  },
  {
    sign: /payment provider doesn’t accept this site’s key/,
    says: 'The key to Stripe isn’t valid or isn’t allowed to do this. docs/payments.md lists the rights that it needs.',
  },
  {
    sign: /payment provider isn’t responding/,
    says: 'Stripe isn’t responding right now. It’s tried again automatically; there’s nothing to do.',
  },
]

/** What is said of a refusal of Stripe’s where none of them fits. */
export const otherRefusal = 'Stripe refused it. Look it up at Stripe under the member’s customer number.'

/** Undefined where it is nothing that Stripe is known to say: then what was said is all there is. */
export const providerWords = (said: string): string | undefined => known.find(({ sign }) => sign.test(said))?.says
