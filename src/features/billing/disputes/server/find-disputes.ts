import type { Stripe } from 'stripe'

/** What the provider says was disputed of a charge, decided or not. An inquiry is not a dispute yet. */
export const findDisputes = async (stripe: Stripe, charge: string): Promise<Stripe.Dispute[]> =>
  (await stripe.disputes.list({ charge, limit: 10 })).data.filter(
    ({ status }) => status !== 'prevented' && !status.startsWith('warning_'),
  )

/** A won dispute no longer counts. */
export const isAgainstUs = ({ status }: Pick<Stripe.Dispute, 'status'>): boolean => status !== 'won'
