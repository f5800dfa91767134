import type { PaidTier } from './membership.rules.ts'

/** What a plan opens, on the dashboard and in the email about a gift. */
export const openedWords: Record<PaidTier, string> = {
  quantum: 'Growth and Optimization are yours now, with every lesson, worksheet and template.',
  elite:
    'You get a coach of your own, and every lesson, worksheet and template of all three phases. Ask for a session or a plan review under Coaching.',
}
