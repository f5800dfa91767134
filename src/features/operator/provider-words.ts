type Known = { sign: RegExp; says: string }

/** What Stripe says of a refund or a membership that it can’t change, as people understand it, and what to do. */
const known: readonly Known[] = [
  {
    sign: /charged ?back|disputed?\b/i,
    says: 'Their bank has taken this payment back, or a dispute about it is open, so it can’t be refunded as well. Answer the dispute at Stripe.',
  },
  {
    sign: /already (?:been )?refunded/i,
    says: 'It was refunded at Stripe before. Nothing is left to do: their page shows it after the next reconciliation.',
  },
  {
    sign: /insufficient (?:available )?(?:funds|balance)|(?:funds|balance) (?:is|are) (?:too low|insufficient)/i,
    says: 'Your balance at Stripe doesn’t cover it. Add money to the balance there; it’s tried again by itself.',
  },
  {
    sign: /could not refund the charge/i,
    says: 'Their card takes no money back, as where it was closed. Pay them another way, for example by bank transfer.',
  },
  {
    sign: /yet to make a refund/i,
    says: 'Stripe has the refund and hasn’t made it yet. It’s looked at again by itself; there’s nothing to do.',
  },
  {
    sign: /greater than (?:the )?unrefunded amount|exceeds/i,
    says: 'Less is left of the payment than was to go back. Look at the payment on their page again.',
  },
  {
    sign: /no such (?:\w+[ _]?)+/i,
    says: 'Stripe doesn’t know it: it was deleted there, or made with keys of another account. Look for it at Stripe.',
  },
  {
    sign: /permission|restricted|api key|not authorized/i,
    says: 'The key to Stripe isn’t valid or isn’t allowed to do this. docs/payments.md lists the rights that it needs.',
  },
  {
    sign: /isn’t responding|connection|timed? ?out|rate limit|too many requests/i,
    says: 'Stripe isn’t responding right now. It’s tried again by itself; there’s nothing to do.',
  },
]

/** What is said where none of them fits. */
const unknown = 'Stripe refused it. Look it up at Stripe under the member’s customer number.'

export const providerWords = (said: string): string => known.find(({ sign }) => sign.test(said))?.says ?? unknown

/** Whether it is a job about payments, whose errors are the provider’s. */
export const isOfProvider = (jobName: string): boolean => jobName.startsWith('billing.')
