import { type Finding, serious, warning } from './finding.ts'

/** What is set of the payment provider, by the names of the settings; what is not set is left out. */
export type StripeGiven = {
  secretKey?: string | undefined
  publishableKey?: string | undefined
  webhookSecret?: string | undefined
  prices: { quantum?: string | undefined; elite?: string | undefined }
  apiUrl?: URL | undefined
}

/** What is wrong with the payment settings together. The start is refused for what is serious; no value is told. */
export function checkPayments(given: StripeGiven, isLocal: boolean): Finding[] {
  const { secretKey, publishableKey, webhookSecret, prices, apiUrl } = given
  if (!secretKey) return [publishableKey, webhookSecret, prices.quantum, prices.elite].some(Boolean) ? [forgotten] : []
  const live = isLive(secretKey)
  const cases: [isSo: boolean, finding: Finding][] = [
    [publishableKey !== undefined && live !== isLive(publishableKey), mixed],
    [prices.quantum !== undefined && prices.quantum === prices.elite, onePrice],
    [!isLocal && !live, testKeys],
    [!isLocal && apiUrl !== undefined, otherApi],
    [isLocal && live, realMoney],
  ]
  return cases.flatMap(([isSo, finding]) => (isSo ? [finding] : []))
}

/** `sk_live_…`, a restricted `rk_live_…`, `pk_live_…`. */
export const isLive = (key: string) => /^[a-z]+_live_/.test(key)

const forgotten = serious(
  'STRIPE_SECRET_KEY',
  'is not set, though other settings of Stripe are: paid plans would be off.',
  "Copy it from Stripe's dashboard (Developers, API keys), or leave all of Stripe's settings out.",
)
const mixed = serious(
  'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY',
  'are from different modes, one live and one test: no payment could go through.',
  'Take both from the same mode of the dashboard; the webhook and the prices too.',
)
const onePrice = serious(
  'STRIPE_PRICE_QUANTUM, STRIPE_PRICE_ELITE',
  'are the same price: both plans would cost the same and open the same.',
  'Create a price for each plan, as in content/plans.yaml.',
)
const testKeys = warning(
  'STRIPE_SECRET_KEY',
  'is a test key: no money moves, and anyone can pay with a test card.',
  'Go through the checklist in docs/payments.md, then set the live keys.',
)
const otherApi = warning(
  'STRIPE_API_URL',
  'is set, so payments go to an address other than Stripe’s.',
  'Leave it out; it is for tests.',
)
const realMoney = warning(
  'STRIPE_SECRET_KEY',
  'is a live key on your own machine: cards are charged for real.',
  'Use the test keys here.',
)
