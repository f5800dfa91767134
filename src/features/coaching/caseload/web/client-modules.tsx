import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { hueOf } from '#features/journey/web/public.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import type { ClientDetail } from '../caseload.contract.ts'

const phases = [
  { id: 'foundation', name: 'Foundation', hue: hueOf('valley') },
  { id: 'growth', name: 'Growth', hue: hueOf('ridge') },
  { id: 'optimization', name: 'Optimization', hue: hueOf('summit') },
]

export function ClientModules({ modules }: { modules: ClientDetail['modules'] }) {
  return (
    <Card look="flat" aria-labelledby="modules">
      <CardHeader
        id="modules"
        title="Modules"
        lead="Core lessons completed in each."
        actions={
          <Link to="/coach/program" className="link text-sm">
            Read the program
          </Link>
        }
      />
      <div className="grid gap-8 sm:grid-cols-3">
        {phases.map(({ id, name, hue }) => (
          <section key={id} aria-label={name} className={hue.bar}>
            <h3 className={`legend font-text ${hue.text}`}>{name}</h3>
            <ul className="mt-3 flex flex-col gap-3.5">
              {modules
                .filter(({ phase }) => phase === id)
                .map((module) => (
                  <ModuleLine key={module.id} module={module} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

function ModuleLine({ module: { title, completed, total, percent } }: { module: ClientDetail['modules'][number] }) {
  return (
    <li>
      <p className="mb-1 flex justify-between gap-3 text-sm">
        <span className={completed === 0 ? 'text-ink-soft' : 'font-semibold'}>{title}</span>
        <span className="flex shrink-0 items-center gap-1 tabular-nums">
          {percent === 100 && <Check aria-hidden className="size-4 text-success" />}
          {completed}/{total}
        </span>
      </p>
      <ProgressBar value={percent} label={`${title}: ${completed} of ${total} lessons`} />
    </li>
  )
}
