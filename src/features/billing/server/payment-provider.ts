import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'

/** The payment provider: Stripe, a stand-in that moves no money, or none. */
export type Payments = {
  provider: 'stripe' | 'test' | 'off'
  publishableKey: string | null
  /** What browsers load instead of Stripe.js, if anything. */
  scriptUrl: string | null
  webhookSecret: string
  livemode: boolean
  /** What people may do on the provider's own checkout page; with none of it they pay on ours. */
  checkout: CheckoutTerms
  /** Whether calls to the provider are limited per member. */
  limited: boolean
  /** The official client, loaded on first use. */
  stripe: () => Promise<Stripe>
}

export type CheckoutTerms = {
  promotionCodes: boolean
  /** The provider works the tax out and adds it. */
  tax: boolean
  /** A business may give its tax id. */
  taxIds: boolean
}

declare module '#platform/server/context.ts' {
  interface Context {
    payments: Payments
  }
}

export type PaymentSettings =
  | { provider: 'off' }
  | {
      /** `test`: the address is of something that moves no money, and people are told so. */
      provider: 'stripe' | 'test'
      secretKey: string
      publishableKey: string
      webhookSecret: string
      prices: { quantum: string; elite: string }
      /** Base address other than Stripe's own, resolved on first use. */
      apiUrl?: (() => Promise<URL>) | undefined
      scriptUrl?: string
    }

/** The provider's ids of what is sold. */
export const priceIdsOf = (settings: PaymentSettings): Context['priceIds'] =>
  settings.provider === 'off' ? { starter: null, quantum: null, elite: null } : { starter: null, ...settings.prices }

type Given = { limited: boolean; checkout: CheckoutTerms }

export function createPayments(settings: PaymentSettings, { limited, checkout }: Given): Payments {
  const isOff = settings.provider === 'off'
  let client: Promise<Stripe> | undefined
  return {
    provider: settings.provider,
    publishableKey: isOff ? null : settings.publishableKey,
    scriptUrl: (!isOff && settings.scriptUrl) || null,
    webhookSecret: isOff ? '' : settings.webhookSecret,
    limited,
    checkout,
    livemode: !isOff && /^[sr]k_live_/.test(settings.secretKey),
    stripe: () => {
      client ??= stripeClient(settings)
      return client
    },
  }
}

/** Retries carry the same idempotency key, so a repeated request does nothing twice. */
async function stripeClient(settings: PaymentSettings): Promise<Stripe> {
  if (settings.provider === 'off') throw new Error('No payment provider is set up.')
  const { Stripe } = await import('stripe')
  const apiUrl = await settings.apiUrl?.()
  return new Stripe(settings.secretKey, {
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 15_000,
    ...(apiUrl
      ? {
          host: apiUrl.hostname,
          port: apiUrl.port || undefined,
          protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  } as ConstructorParameters<typeof Stripe>[1])
}
