import type { PaidTier, Tier } from './membership.rules.ts'

const phases = 'the lessons, worksheets and templates of Growth and Optimization'
const coaching = 'sessions and plan reviews with a coach'

/** What closes once a plan ends and another one stays, behind a colon. Lessons that were completed never do. */
export function closedWords(tier: PaidTier, left: Tier): string {
  if (tier === 'quantum') return `${phases}, except for lessons you completed.`
  return left === 'quantum'
    ? `asking for ${coaching}, and what only Elite opens, except for lessons you completed.`
    : `${phases}, except for lessons you completed, and asking for ${coaching}.`
}
