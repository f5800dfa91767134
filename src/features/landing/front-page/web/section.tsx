import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'

type SectionProps = {
  id: string
  title: ReactNode
  lead?: ReactNode
  /** Puts the heading to the left, where it sticks while the content scrolls. */
  beside?: boolean
  className?: string
  children: ReactNode
}

/** A section of the front page. */
export function Section({ id, title, lead, beside = false, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('py-16 sm:py-24', className)}>
      <div
        className={classNames(
          'mx-auto w-full max-w-page px-4 sm:px-6',
          beside && 'grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:[&>*]:col-span-8',
        )}
      >
        <header className={classNames('max-w-lg', beside && 'self-start lg:sticky lg:top-24 lg:col-span-4!')}>
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-4 text-lg text-ink-soft">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
