import type { PaidTier, Tier } from '../membership.rules.ts'

/** The longest that a plan is given for at once: three years. */
export const longestGiftDays = 1096

/** What an operator gave: the plan, the moment it ends, and the last day of it where the member lives. */
export type Gift = { tier: PaidTier; until: string; lastDay: string }

type Given = { givenTier: Tier | null; givenUntil: string | null }

/** The plan that is given now: it ends by the clock, without anything having to happen. */
export const runningGift = ({ givenTier, givenUntil }: Given, now: string): { tier: PaidTier; until: string } | null =>
  givenTier !== null && givenTier !== 'starter' && givenUntil !== null && now < givenUntil
    ? { tier: givenTier, until: givenUntil }
    : null
