import { Link } from '@tanstack/react-router'
import { Bot, ChartLine, ChevronRight, Flag, UserPlus } from 'lucide-react'
import { Card, CardHeader } from '#platform/ui/card.tsx'

const actions = [
  { to: '/coach/clients/assign', label: 'Assign New Client', Icon: UserPlus },
  { to: '/coach/milestones/create', label: 'Record Milestone', Icon: Flag },
  { to: '/coach/analytics', label: 'View Analytics', Icon: ChartLine },
  { to: '/ai-assistant', label: 'AI Assistant', Icon: Bot },
] as const

export function QuickActions() {
  return (
    <div>
      <Card look="flat" aria-labelledby="quick-actions">
        <CardHeader id="quick-actions" title="Quick Actions" />
        <ul className="divide-y divide-line border-y border-line">
          {actions.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex min-h-13 items-center gap-3 py-2 no-underline hover:text-accent-strong"
              >
                <Icon aria-hidden className="size-5 text-accent" />
                <span className="font-semibold">{label}</span>
                <ChevronRight aria-hidden className="ml-auto size-4 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-3">
        <Link to="/coach/program" className="link inline-flex min-h-11 items-center">
          Read the program
        </Link>
      </p>
    </div>
  )
}
