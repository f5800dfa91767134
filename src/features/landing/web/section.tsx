import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'

type SectionProps = { id: string; title: ReactNode; lead?: ReactNode; className?: string; children: ReactNode }

/** A chapter of the front page. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('py-16 sm:py-24', className)}>
      <div className="mx-auto w-full max-w-page px-4 sm:px-6">
        <header className="max-w-lg">
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
