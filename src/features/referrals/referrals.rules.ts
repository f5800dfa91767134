export const referralStatuses = ['pending', 'converted', 'reversed'] as const
export type ReferralStatus = (typeof referralStatuses)[number]

type Stages = { convertedAt: string | null; reversedAt: string | null }

/** A reversed referral never converts again: there is only one first paid membership. */
export function referralStatus({ convertedAt, reversedAt }: Stages): ReferralStatus {
  if (reversedAt) return 'reversed'
  return convertedAt ? 'converted' : 'pending'
}

/** The URL that a member shares. */
export const referralLink = (origin: string, memberId: string): string => `${origin}?ref=${memberId}`
