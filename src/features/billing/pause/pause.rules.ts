export type MembershipPause = {
  id: string
  fromAt: string
  resumesAt: string
  appliedSeconds: number | null
}

/** A pause that ended before the provider heard of it, and sooner than this, is not worth moving a payment. Seconds. */
export const tooShort = 3600

/** By how much a pause moves the next payment: the time that the membership was closed. */
export const pausedSeconds = ({ fromAt, resumesAt }: MembershipPause): number =>
  Math.max(0, Math.floor((Date.parse(resumesAt) - Date.parse(fromAt)) / 1000))

export const isPauseRunning = ({ resumesAt }: MembershipPause, now: string): boolean => resumesAt > now

/** By how much the provider has still to move the next payment; below 0 where a pause ended early. */
export function owedSeconds(pause: MembershipPause, now: string): number {
  const wanted = pausedSeconds(pause)
  const isTooShort = pause.appliedSeconds === null && !isPauseRunning(pause, now) && wanted < tooShort
  return isTooShort ? 0 : wanted - (pause.appliedSeconds ?? 0)
}

/** Until when a membership is paid, with all of its pauses counted. */
export function paidThrough(periodEndsAt: string, pauses: readonly MembershipPause[], now: string): string {
  const owed = pauses.reduce((sum, pause) => sum + owedSeconds(pause, now), 0)
  return new Date(Date.parse(periodEndsAt) + owed * 1000).toISOString()
}
