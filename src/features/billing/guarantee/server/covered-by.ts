import type { GuaranteesTable } from './guarantee.tables.ts'

/** Which membership was taken back, and when. */
export type TakenBack = Pick<GuaranteesTable, 'subscriptionId' | 'requestedAt'>
type Created = { created: number }

/** Tells what the guarantee returns and ends, of the provider's things: not what was bought after it was used. */
export function coveredBy(
  { subscriptionId, requestedAt }: TakenBack,
  subscriptions: readonly (Created & { id: string })[],
): (thing: Created) => boolean {
  const used = Math.floor(Date.parse(requestedAt) / 1000)
  const later = subscriptions.filter(({ id, created }) => id !== subscriptionId && created > used)
  const from = Math.min(...later.map(({ created }) => created))
  return ({ created }) => created < from
}
