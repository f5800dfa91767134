import { createHmac } from 'node:crypto'
import type { PaymentSettings } from '#features/billing/server/public.ts'
import type { StandIn } from '../../../../stripe-stand-in/stand-in.ts'
import type { Config } from '../../config.ts'

/** Stripe's part is played by the stand-in on one's own machine, unless there are keys for the real one. */
export const isStandInUsed = ({ stripe, local }: Pick<Config, 'stripe' | 'local'>): boolean => local && !stripe

/** What the installation and its stand-in know each other by. */
export const standInKeys = (secret: string) => {
  const derive = (name: string) => createHmac('sha256', secret).update(name).digest('hex')
  return {
    secretKey: `sk_test_${derive('stand-in secret key')}`,
    publishableKey: `pk_test_${derive('stand-in publishable key')}`,
    webhookSecret: `whsec_${derive('test provider')}`,
  }
}

export const standInPrices = { quantum: 'price_test_quantum', elite: 'price_test_elite' }

/** The path under which browsers reach the stand-in's pages. */
export const standInPath = '/test-payments/'

export function paymentSettings({ stripe }: Config, secret: string, standIn: StandIn | undefined): PaymentSettings {
  if (standIn)
    return {
      provider: 'test',
      ...standInKeys(secret),
      prices: standInPrices,
      apiUrl: () => standIn.address(),
      scriptUrl: `${standInPath}stripe.js`,
    }
  if (!stripe) return { provider: 'off' }
  const { apiUrl, ...keys } = stripe
  return { provider: 'stripe', ...keys, ...(apiUrl ? { apiUrl: async () => apiUrl } : {}) }
}
