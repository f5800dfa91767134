export const referralStatuses = ['pending', 'converted', 'reversed'] as const
export type ReferralStatus = (typeof referralStatuses)[number]

type Stages = { convertedAt: string | null; reversedAt: string | null }

/** What the guarantee took back stays back: a first paid membership is for once. */
export function referralStatus({ convertedAt, reversedAt }: Stages): ReferralStatus {
  if (reversedAt) return 'reversed'
  return convertedAt ? 'converted' : 'pending'
}

/** The address that a member shares. */
export const referralLink = (origin: string, memberId: string): string => `${origin}?ref=${memberId}`
