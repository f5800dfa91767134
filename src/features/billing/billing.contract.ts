import { z } from 'zod'

export const provider = z.enum(['stripe', 'test', 'off'])

export const ToPrice = z.object({ priceId: z.string().min(1).max(120) })

/**
 * With the secret the browser confirms a payment, or it goes on to `url`, a page of the provider; with neither nothing has
 * to be confirmed.
 */
export const Confirmation = z.object({ clientSecret: z.string().optional(), url: z.string().optional() })
