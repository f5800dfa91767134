import { Flag, PencilRuler, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SubModule } from '../../web/journey-types.ts'

/** A sub-module whose text is not there yet: its outcome, exercise and deliverable, enough to work from. */
export function LessonOutlineView({ subModule }: { subModule: SubModule }) {
  const { outcome, exercise, deliverable } = subModule
  return (
    <div>
      <p className="legend text-ink-soft">Outline</p>
      <dl className="mt-3 border-t border-ink">
        <Entry icon={<Target aria-hidden />} name="Outcome">
          {outcome}
        </Entry>
        <Entry icon={<PencilRuler aria-hidden />} name={`Exercise: ${exercise.kind.replaceAll('-', ' ')}`}>
          {exercise.summary}
        </Entry>
        <Entry icon={<Flag aria-hidden />} name="Deliverable">
          {deliverable}
        </Entry>
      </dl>
    </div>
  )
}

function Entry({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-5">
      <dt className="flex items-center gap-2 font-display text-lg font-semibold [&_svg]:size-5 [&_svg]:text-accent">
        {icon}
        {name}
      </dt>
      <dd className="mt-1.5 text-lg">{children}</dd>
    </div>
  )
}
