import { createHmac } from 'node:crypto'
import type { PaymentSettings } from '#features/billing/server/public.ts'
import type { Config } from '../../config.ts'

/** The provider of the settings; on one's own machine without one, the test provider. */
export function paymentSettings({ stripe, local }: Config, secret: string): PaymentSettings {
  if (stripe) return { provider: 'stripe', ...stripe }
  if (!local) return { provider: 'off' }
  return {
    provider: 'test',
    webhookSecret: `whsec_${createHmac('sha256', secret).update('test provider').digest('hex')}`,
  }
}
