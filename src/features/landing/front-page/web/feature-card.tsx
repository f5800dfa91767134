import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/styles/class-names.ts'

type FeatureCardProps = { title: string; look: 'sheet' | 'open' | 'tinted'; className?: string; children: ReactNode }

export function FeatureCard({ title, look, className, children }: FeatureCardProps) {
  return (
    <article className={classNames(looks[look], className)}>
      <h3 className="mb-3 text-2xl">{title}</h3>
      {children}
    </article>
  )
}

const looks = {
  sheet: 'rounded-lg border border-line bg-sheet p-6 shadow-sheet sm:p-8',
  open: 'border-t-2 border-ink pt-5 lg:pt-6',
  tinted: 'rounded-lg bg-summit-soft p-6 sm:p-8',
}
