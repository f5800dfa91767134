import { type ReactNode, useId } from 'react'

type CellLineProps = {
  label: string
  hint?: string | undefined
  isComputed: boolean
  children: (id: string) => ReactNode
}

/** A cell on a card: its label above, or beside where it is only read. */
export function CellLine({ label, hint, isComputed, children }: CellLineProps) {
  const id = useId()
  if (isComputed)
    return (
      <div className="-mx-1.5 rounded-md bg-sunken px-1.5 py-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-sm font-semibold">{label}</span>
          {children(id)}
        </div>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
    )
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {children(id)}
    </div>
  )
}
