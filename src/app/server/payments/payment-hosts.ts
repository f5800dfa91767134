import type { PolicyHosts } from '#platform/server/http/security-headers.ts'

/** What the payment page alone may load: the list of the provider's security guide. */
export const paymentHosts = (provider: 'stripe' | 'test' | 'off'): PolicyHosts =>
  provider === 'stripe'
    ? {
        scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        calls: ['https://api.stripe.com'],
      }
    : provider === 'test'
      ? // The script that stands in for Stripe's comes from here; like Stripe's, it goes without Trusted Types.
        { scripts: [] }
      : {}
