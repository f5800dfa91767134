import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../button/link-button.tsx'

type LockedStateProps = {
  title: ReactNode
  /** The plan that opens it: `Quantum` makes the link `Upgrade to Quantum`. */
  plan: string
  href: string
  /** Takes the place of the plain link to `href`, for instance the router's. */
  action?: ReactNode
  children?: ReactNode
  level?: 1 | 2 | 3
}

/** Shut for this member: says what opens it, and goes there. */
export function LockedState({ title, plan, href, action, children, level = 2 }: LockedStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-line-strong bg-sunken p-6 sm:flex-row sm:gap-6 sm:p-8">
      <span className="grid size-12 shrink-0 place-items-center rounded-full border border-line-strong bg-sheet">
        <LockKeyhole aria-hidden className="size-5" />
      </span>
      <div className="max-w-md">
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="mt-1.5 text-ink-soft">{children}</div>}
        <div className="mt-5">{action ?? <LinkButton href={href}>Upgrade to {plan}</LinkButton>}</div>
      </div>
    </div>
  )
}
