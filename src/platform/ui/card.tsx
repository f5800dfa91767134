import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './styles/class-names.ts'

type CardProps = ComponentProps<'section'> & {
  /** `sheet` lies on the page, `flat` is only ruled off, `framed` has a map's double rule: one a page, at most. */
  look?: 'sheet' | 'flat' | 'framed'
}

export function Card({ look = 'sheet', className, ...rest }: CardProps) {
  return <section {...rest} className={classNames('min-w-0', looks[look], className)} />
}

export function CardHeader({ title, lead, actions, level = 2, id }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      </div>
      {actions}
    </header>
  )
}

type CardHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  level?: 2 | 3 | 4
  id?: string
}

const looks = {
  sheet: 'rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6',
  flat: 'border-t-2 border-ink pt-4',
  framed: 'neatline m-1 bg-sheet p-5 sm:p-7',
}
