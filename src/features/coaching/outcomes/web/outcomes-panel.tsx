import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { outcomes } from './outcomes.calls.ts'
import { useProved } from './use-proved.ts'

/** Beside the map: how many are proved, and what the marks mean. */
export function OutcomesPanel() {
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
        The line shows what you walked. A seal marks where a coach confirmed a result in your business.
      </p>
    </section>
  )
}
