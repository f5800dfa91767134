import { Link } from '@tanstack/react-router'
import { Check, Circle, CircleDashed, LockKeyhole } from 'lucide-react'
import { workHours } from '#features/program/work-times.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { modulePath } from '../../web/journey-paths.ts'
import type { Phase } from './framework.calls.ts'

/** The modules of a phase with the time they take; the next one of the current phase can be started from here; one that is begun is gone on with by the card's Continue. */
export function PhaseModules({ phase }: { phase: Phase }) {
  const mayStart = phase.status === 'current' && phase.hasAccess
  const next = mayStart ? phase.modules.find(({ completed }) => !completed) : undefined
  return (
    <ol className="mt-5 border-t border-line">
      {phase.modules.map((module) => (
        <li key={module.id} className="border-b border-line py-2.5">
          <div className="flex items-start gap-3">
            <Mark module={module} locked={!phase.hasAccess} />
            <div className="min-w-0 flex-1">
              <Link to={modulePath(module.id)} className="no-underline hover:underline hover:underline-offset-4">
                {module.title}
              </Link>
              <p className="text-sm text-ink-soft tabular-nums">{workHours(module.minutes)}</p>
            </div>
          </div>
          {module.id === next?.id && !module.begun && (
            <LinkButton asChild size="sm" variant="secondary" className="mt-2 ml-8">
              <Link to={modulePath(module.id)}>
                <span>
                  Start Module<span className="sr-only"> {module.title}</span>
                </span>
              </Link>
            </LinkButton>
          )}
        </li>
      ))}
    </ol>
  )
}

function Mark({ module: { begun, completed }, locked }: { module: Phase['modules'][number]; locked: boolean }) {
  if (completed) return <Check aria-label="Completed:" className="mt-0.5 size-5 shrink-0 text-success" />
  if (locked) return <LockKeyhole aria-label="Locked:" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
  if (begun) return <CircleDashed aria-label="Started:" className="mt-0.5 size-5 shrink-0 text-success" />
  return <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-line-strong" />
}
