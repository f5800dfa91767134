import { CoachCard } from '../../my-coach/web/coach-card.tsx'
import type { TalkPromise } from '../../promises/promises.contract.ts'
import { PromisesCard } from '../../promises/web/promises-card.tsx'
import { SessionAtHome } from './next-session.tsx'

type CoachingAtHomeProps = {
  promises: readonly TalkPromise[] | null
  /** One is set or asked for, or their plan lets them ask. */
  hasSession: boolean
}

/** On the dashboard, under what to do next: what comes next with the coach, and what was promised them. */
export function CoachingAtHome({ promises, hasSession }: CoachingAtHomeProps) {
  return (
    <>
      {hasSession && <SessionAtHome />}
      {promises && <PromisesCard promises={promises} />}
    </>
  )
}

/** Further down there: who the coach is. */
export const CoachAtHome = () => <CoachCard isAtHome />
