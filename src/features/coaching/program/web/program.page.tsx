import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { coachLessonPath } from '#features/journey/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import type { CoachProgram } from '../program.contract.ts'
import { ClientsHere } from './clients-here.tsx'
import { coachProgram } from './program.calls.ts'

/** The whole program for a coach, with where each client stands in it. */
export function ProgramPage() {
  const { data, error, refetch } = useQuery(coachProgram)
  if (error && !data)
    return <LoadFailure title="The program didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label="Loading the program…" />
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="The program"
        lead="Every lesson your clients read, and who is where. Nothing here counts as your own progress."
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/coach/resources">Resources</Link>
          </LinkButton>
        }
      />
      {data.map(({ id, name, modules }) => (
        <section key={id} aria-labelledby={`phase-${id}`} className="mt-10">
          <h2 id={`phase-${id}`} className="border-b border-ink pb-3 text-2xl">
            {name}
          </h2>
          {modules.map((module) => (
            <ModuleLessons key={module.id} module={module} />
          ))}
        </section>
      ))}
    </>
  )
}

type Module = CoachProgram[number]['modules'][number]

/** Open where clients are, so that they are found at a glance. */
function ModuleLessons({ module: { title, firstDay, lastDay, lessons } }: { module: Module }) {
  const here = lessons.reduce((sum, { clients }) => sum + clients.length, 0)
  return (
    <details open={here > 0} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
        <h3 className="min-w-0 text-lg">{title}</h3>
        <span className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
          {here > 0 && <strong className="text-ink">{counted(here, 'client')}</strong>}
          days {firstDay}–{lastDay}
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="pb-4">
        {lessons.map(({ id, title, core, clients }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1">
            <Link
              to={coachLessonPath({ id })}
              className="flex min-h-11 min-w-0 items-center no-underline hover:underline"
            >
              {title}
              {!core && <span className="ml-2 text-sm text-ink-soft">Elite deep dive</span>}
            </Link>
            <ClientsHere clients={clients} />
          </li>
        ))}
      </ul>
    </details>
  )
}
