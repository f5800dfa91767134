import { z } from 'zod'
import type { BounceKind, BounceReport } from '../../bounces.rules.ts'

/** https://postmarkapp.com/developer/webhooks/bounce-webhook. Its message id is Postmark's own, so the address counts. */
export const PostmarkReport = z
  .object({
    RecordType: z.string(),
    Type: z.string().default(''),
    Email: z.string().default(''),
    Details: z.string().default(''),
    Description: z.string().default(''),
    /** Whether Postmark sends nothing to that address any more. */
    Inactive: z.boolean().default(false),
  })
  .transform((report): BounceReport[] => {
    const kind = kindOf(report)
    return kind ? [{ address: report.Email, kind, reason: report.Details || report.Description }] : []
  })

/** Answers that a mailbox gives by itself, and what people did about their subscription. */
const noBounces = [
  ...['AutoResponder', 'Subscribe', 'Unsubscribe', 'AddressChange', 'OpenRelayTest', 'ChallengeVerification'],
  'Unconfirmed',
]

function kindOf({ RecordType, Type, Inactive }: { RecordType: string; Type: string; Inactive: boolean }) {
  if (RecordType === 'SpamComplaint') return 'complaint'
  if (RecordType !== 'Bounce' || noBounces.includes(Type)) return undefined
  if (Type === 'SpamComplaint') return 'complaint'
  const isHard = Inactive || Type === 'HardBounce' || Type === 'BadEmailAddress'
  return (isHard ? 'hard' : 'soft') satisfies BounceKind
}
