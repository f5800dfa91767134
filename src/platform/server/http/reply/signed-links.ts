import { createHmac, timingSafeEqual } from 'node:crypto'
import { machineNow } from '../../clock.ts'

declare module '../../context.ts' {
  interface Context {
    links: SignedLinks
  }
}

export type SignedLinks = ReturnType<typeof createSignedLinks>
type Signed = { until: string; signature: string }

/** Links to one path of this site that are good for one member and for a while, by the machine's clock. */
export function createSignedLinks(secret: string) {
  const signatureOf = (memberId: string, path: string, until: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['signed link', memberId, path, until]))
      .digest('base64url')

  return {
    sign: (memberId: string, path: string, seconds: number): string => {
      const until = String(machineNow().epochMilliseconds + seconds * 1000)
      const signature = signatureOf(memberId, path, until)
      return `${path}?until=${until}&signature=${signature}`
    },

    check: (memberId: string, path: string, { until, signature }: Signed): 'good' | 'expired' | 'unknown' => {
      // Compared as text: many texts decode to the same bytes, and a link that works once is known by its text.
      const given = Buffer.from(signature)
      const meant = Buffer.from(signatureOf(memberId, path, until))
      if (given.length !== meant.length || !timingSafeEqual(given, meant)) return 'unknown'
      return Number(until) > machineNow().epochMilliseconds ? 'good' : 'expired'
    },
  }
}
