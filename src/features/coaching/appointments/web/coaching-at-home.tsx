import { CoachCard } from '../../my-coach/web/coach-card.tsx'
import type { TalkPromise } from '../../promises/promises.contract.ts'
import { PromisesCard } from '../../promises/web/promises-card.tsx'
import { SessionAtHome } from './next-session.tsx'

/** On the dashboard, under what to do next: what comes next with the coach, and what was promised them. */
export function CoachingAtHome({ promises, isElite }: { promises: readonly TalkPromise[] | null; isElite: boolean }) {
  return (
    <>
      {isElite && <SessionAtHome />}
      {promises && <PromisesCard promises={promises} />}
    </>
  )
}

/** Further down there: who the coach is. */
export const CoachAtHome = () => <CoachCard isAtHome />
