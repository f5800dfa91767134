import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { filePages } from '#features/founder-file/web/public.ts'
import { hueOf, type Phase, type Way } from '#features/journey/web/public.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'

/** The three terrains with what each left behind: of the modules, those with a page that was written on. */
export function PhasesCrossed({ phases, way }: { phases: readonly Phase[]; way: Way }) {
  const { data } = useQuery(filePages)
  const written = new Set(data?.pages.filter(({ state }) => state !== 'empty').map(({ moduleId }) => moduleId))
  const madeIn = (phase: string) => way.modules.filter((module) => module.phase === phase && written.has(module.id))
  return (
    <section aria-labelledby="made" className="mt-16">
      <h2 id="made" className="text-3xl">
        What you made
      </h2>
      <ol className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {phases.map(({ id, name, terrain }) => (
          <li key={id}>
            <h3 className={classNames('border-b-2 pb-2 text-2xl', hueOf(terrain).border)}>
              <Link to={`/phases/${id}`} className="no-underline hover:underline">
                {name}
              </Link>
            </h3>
            <ul>
              {madeIn(id).map((module) => (
                <li key={module.id} className="border-b border-line py-2.5 last:border-b-0">
                  {module.deliverable}
                </li>
              ))}
            </ul>
            {data && madeIn(id).length === 0 && (
              <p className="py-2.5 text-ink-soft">Its pages in your Founder file are empty.</p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <Link to="/founder-file" className="link">
          Open the Founder file
        </Link>
      </p>
    </section>
  )
}
