import { type ReactNode, useId } from 'react'

type CellLineProps = {
  label: string
  hint?: string | undefined
  /** What the columns before say, where only one is shown. */
  before?: string | undefined
  isComputed: boolean
  children: (id: string) => ReactNode
}

/** A cell on a card: its label above, or beside where it is only read. */
export function CellLine({ label, hint, before, isComputed, children }: CellLineProps) {
  const id = useId()
  const hints = [hint, before].filter(Boolean)
  const below = hints.map((words) => (
    <p key={words} className="text-sm text-ink-soft">
      {words}
    </p>
  ))
  if (isComputed)
    return (
      <div className="-mx-1.5 rounded-md bg-sunken px-1.5 py-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-sm font-semibold">{label}</span>
          <span className="shrink-0 text-end">{children(id)}</span>
        </div>
        {below}
      </div>
    )
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {below}
      {children(id)}
    </div>
  )
}
