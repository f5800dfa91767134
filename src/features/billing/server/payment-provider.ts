import { createHmac } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import { builtInFetch } from './test-provider/built-in-fetch.ts'
import { testPriceId } from './test-provider/seed.ts'

/** The payment provider: the real one, the built-in one that moves no money, or none. */
export type Payments = {
  provider: 'stripe' | 'test' | 'off'
  publishableKey: string | null
  webhookSecret: string
  livemode: boolean
  /** Whether members are held to a number of questions a minute. */
  limited: boolean
  /** A keyed hash, by which something is known again and not told. */
  mark: (text: string) => string
  /** The official client, loaded on first need. */
  stripe: () => Promise<Stripe>
}

declare module '#platform/server/context.ts' {
  interface Context {
    payments: Payments
  }
}

export type PaymentSettings =
  | { provider: 'off' }
  | { provider: 'test'; webhookSecret: string }
  | {
      provider: 'stripe'
      secretKey: string
      publishableKey: string
      webhookSecret: string
      prices: { quantum: string; elite: string }
      apiUrl: URL | undefined
    }

/** The provider's ids of what is sold. */
export function priceIdsOf(settings: PaymentSettings): Context['priceIds'] {
  if (settings.provider === 'off') return { starter: null, quantum: null, elite: null }
  if (settings.provider === 'test')
    return { starter: null, quantum: testPriceId('quantum'), elite: testPriceId('elite') }
  return { starter: null, ...settings.prices }
}

type Given = { secret: string; limited: boolean }

/** `services` is asked for late: the test provider keeps its things in the database that they hold. */
export function createPayments(
  settings: PaymentSettings,
  { secret, limited }: Given,
  services: () => Context,
): Payments {
  let client: Promise<Stripe> | undefined
  const stripe = () => {
    client ??= settings.provider === 'test' ? testClient(services) : stripeClient(settings)
    return client
  }
  const isStripe = settings.provider === 'stripe'
  return {
    provider: settings.provider,
    publishableKey: isStripe ? settings.publishableKey : null,
    webhookSecret: settings.provider === 'off' ? '' : settings.webhookSecret,
    limited,
    mark: (text) => createHmac('sha256', secret).update(`guarantee:${text}`).digest('base64url'),
    livemode: isStripe && /^[sr]k_live_/.test(settings.secretKey),
    stripe,
  }
}

async function testClient(services: () => Context): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const httpClient = Stripe.createFetchHttpClient(builtInFetch(services))
  return new Stripe('sk_test_built_in', { httpClient, telemetry: false, maxNetworkRetries: 0 })
}

/** Retries carry the same idempotency key, so a repeated request does nothing twice. */
async function stripeClient(settings: PaymentSettings): Promise<Stripe> {
  if (settings.provider !== 'stripe') throw new Error('No payment provider is set up.')
  const { Stripe } = await import('stripe')
  const { apiUrl } = settings
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
