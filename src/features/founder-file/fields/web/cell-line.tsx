import { type ReactNode, useId } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'

type CellLineProps = {
  label: string
  hint?: string | undefined
  isComputed: boolean
  children: (id: string) => ReactNode
}

/** A cell on a card: its label above, or beside where it is only read. */
export function CellLine({ label, hint, isComputed, children }: CellLineProps) {
  const id = useId()
  return (
    <div
      className={classNames(
        isComputed && '-mx-1.5 flex items-baseline justify-between gap-3 rounded-md bg-sunken px-1.5 py-1.5',
      )}
    >
      {isComputed ? (
        <span className="text-sm font-semibold">{label}</span>
      ) : (
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
      )}
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {children(id)}
    </div>
  )
}
