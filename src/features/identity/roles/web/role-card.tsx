import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Role } from '../../identity.rules.ts'

const words = {
  client: {
    title: 'Client',
    motto: 'Build your business',
    text: 'Access the complete 180-day program, resources, and AI coaching assistant',
    tags: ['180-Day Program', 'AI Assistant', 'Resources', 'Progress Tracking'],
  },
  coach: {
    title: 'Coach',
    motto: 'Guide others to success',
    text: 'Monitor client progress, track achievements, and build your coaching reputation',
    tags: ['Client Management', 'Progress Analytics', 'Achievement System', 'Coach Dashboard'],
  },
} as const

type RoleCardProps = {
  offers: Role
  current: Role
  pending: boolean
  onChoose: (role: Role) => void
  /** What to know before choosing it. */
  note?: ReactNode
}

export function RoleCard({ offers: role, current, pending, onChoose, note }: RoleCardProps) {
  const { title, motto, text, tags } = words[role]
  const isCurrent = role === current
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-disabled={pending}
      onClick={() => onChoose(role)}
      className={classNames(
        'flex flex-col items-start rounded-lg border p-5 text-left',
        isCurrent ? 'border-2 border-accent bg-accent-soft' : 'border-line-strong bg-paper hover:bg-sunken',
      )}
    >
      <span className="flex w-full items-center justify-between gap-3 font-display text-xl">
        {title}
        {isCurrent && <Check aria-label="Current role" className="size-5 text-accent" />}
      </span>
      <span className="mt-1 font-semibold">{motto}</span>
      <span className="mt-2 text-sm text-ink-soft">{text}</span>
      <span className="mt-4 flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </span>
      {note && <span className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">{note}</span>}
    </button>
  )
}
