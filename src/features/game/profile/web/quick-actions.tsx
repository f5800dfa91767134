import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

const actions = [
  { to: '/framework', title: 'Framework', text: 'The three phases and where you are' },
  { to: '/resources', title: 'Resources', text: 'Templates, guides and case studies' },
  { to: '/', title: 'Dashboard', text: 'What to do next, today' },
]

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-2xl">
        Quick actions
      </h2>
      <ul className="mt-4 border-t border-ink">
        {actions.map(({ to, title, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group flex items-center justify-between gap-4 py-3 no-underline">
              <span>
                <span className="font-semibold group-hover:underline group-hover:underline-offset-4">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
