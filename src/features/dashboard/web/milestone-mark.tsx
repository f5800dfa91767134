import { Flag, FlagTriangleRight, Mountain } from 'lucide-react'
import { type Badge, BadgeMedal, TentMark } from '#features/game/web/public.ts'
import type { Dashboard } from '../dashboard.contract.ts'

type MilestoneMarkProps = { milestone: Dashboard['recentMilestones'][number]; badges: readonly Badge[] }

/** A medal for a badge, a tent for a camp, a flag for anything completed. */
export function MilestoneMark({ milestone: { kind, subject }, badges }: MilestoneMarkProps) {
  if (kind === 'level') return <TentMark state="unlocked" className="size-10" />
  const badge = kind === 'badge' ? badges.find(({ id }) => id === subject) : undefined
  if (badge) return <BadgeMedal icon={badge.icon} tier={badge.tier} earned className="size-10" />
  const Icon = icons[kind]
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full border border-success/40 bg-success-soft text-success">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}

const icons = { module: FlagTriangleRight, phase: Mountain, program: Mountain, badge: Flag }
