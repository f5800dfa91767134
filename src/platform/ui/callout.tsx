import { Flag, Info, Lightbulb, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './styles/class-names.ts'

export type CalloutKind = 'note' | 'tip' | 'warning' | 'action'

/** A passage set apart in a lesson. `action` is what to do now. */
export function Callout({
  kind = 'note',
  title,
  children,
}: {
  kind?: CalloutKind
  title?: ReactNode
  children: ReactNode
}) {
  const { Icon, name, classes } = kinds[kind]
  return (
    <aside className={classNames('rounded-md border-l-4 px-5 py-4 text-base', classes)}>
      <p className="mb-1 flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {title ?? name}
      </p>
      <div className="flex flex-col gap-3 text-ink">{children}</div>
    </aside>
  )
}

const kinds = {
  note: { Icon: Info, name: 'Note', classes: 'border-info bg-info-soft text-info' },
  tip: { Icon: Lightbulb, name: 'Tip', classes: 'border-valley bg-valley-soft text-valley' },
  warning: { Icon: TriangleAlert, name: 'Watch out', classes: 'border-warning bg-warning-soft text-warning' },
  action: { Icon: Flag, name: 'Do this now', classes: 'border-accent bg-accent-soft text-accent-strong' },
}
