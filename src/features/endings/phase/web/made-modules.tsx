import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { MadePages } from '#features/founder-file/web/public.ts'
import { modulePath, type Way } from '#features/journey/web/public.ts'
import { useDates } from '#platform/web/zone.ts'

type Module = Way['modules'][number]
/** `from` is the place of the first of them among all modules. */
type MadeModulesProps = { modules: readonly Module[]; from: number; hasMade: boolean }

/** Each module with what came of it: its deliverable, and the pages of the Founder file. */
export function MadeModules({ modules, from, hasMade }: MadeModulesProps) {
  return (
    <section aria-labelledby="made" className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="made" className="text-3xl">
          {hasMade ? 'What you made' : 'What you’ll make'}
        </h2>
        {hasMade && (
          <Link to="/founder-file" className="link text-sm">
            Open the Founder file
          </Link>
        )}
      </div>
      <ol className="mt-5 grid gap-x-14 lg:grid-cols-2">
        {modules.map((module, at) => (
          <Made key={module.id} module={module} number={from + at + 1} />
        ))}
      </ol>
    </section>
  )
}

function Made({ module, number }: { module: Module; number: number }) {
  const dates = useDates()
  const { id, title, deliverable, completedAt, steps } = module
  const done = steps.filter((step) => step.completedAt).length
  return (
    <li className="border-t border-ink py-6">
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        {completedAt && <Flag aria-hidden className="size-4 text-accent" />}
        <span>
          Module {number},{' '}
          <Link to={modulePath(id)} className="link">
            {title}
          </Link>
          {completedAt ? `, ${dates.date(completedAt)}` : done > 0 && `, ${done} of ${steps.length} lessons`}
        </span>
      </p>
      <h3 className={completedAt ? 'mt-2 text-xl' : 'mt-2 text-xl text-ink-soft'}>{deliverable}</h3>
      <div className="mt-3 border-t border-line empty:hidden">
        <MadePages moduleId={id} label={`Your pages of ${title}`} />
      </div>
    </li>
  )
}
