import { z } from 'zod'

const SumWay = z.strictObject({
  asks: z.array(z.string().trim().min(2).max(160)).min(3),
  /** How it is worked out, with an example in signs. */
  way: z.string().trim().min(40).max(420),
  /** What is often left out, or isn't in it. */
  needs: z.string().trim().min(20).max(200).optional(),
})

/** `content/sum-ways.yaml`: sums that founders ask for, each under what it is asked with. */
export const SumWaysFile = z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), SumWay)
export type SumWay = { id: string } & Omit<z.infer<typeof SumWay>, 'asks'>
