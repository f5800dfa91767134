import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FrontierSlots, ProvedOutcome } from '#features/game/web/public.ts'
import { outcomes } from './outcomes.calls.ts'

/** What the map says of outcomes: where the proved ones stand, and the way to all of them. */
export const frontierOutcomes: FrontierSlots = { useProved, panel: OutcomesPanel }

/** The map does not wait for them. */
export function useProved(): readonly ProvedOutcome[] {
  const { data } = useQuery(outcomes)
  return (data?.outcomes ?? []).flatMap(({ id, title, lessonId, state, decidedAt }) =>
    state === 'proved' && decidedAt ? [{ id, title, lessonId, provedAt: decidedAt }] : [],
  )
}

function OutcomesPanel() {
  const { data } = useQuery(outcomes)
  const proved = useProved().length
  return (
    <section aria-labelledby="proved">
      <h2 id="proved" className="text-2xl">
        Proved outcomes
      </h2>
      <p className="mt-3">
        {data && `${proved} of ${data.outcomes.length} proved. `}
        <Link to="/outcomes" className="link">
          See what each takes
        </Link>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        The line shows what you walked. A seal stands where a coach confirmed a result in your business.
      </p>
    </section>
  )
}
