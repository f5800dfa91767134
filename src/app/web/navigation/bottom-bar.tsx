import { Link } from '@tanstack/react-router'
import { Inbox, LayoutDashboard, LibraryBig, MapPinned, MessagesSquare, NotebookPen, Rows3, Users } from 'lucide-react'
import type { Role } from '#features/identity/identity.rules.ts'
import { pages } from '../../pages.ts'
import { isHere } from './nav-links.ts'

const places = {
  client: [
    { to: '/', label: 'Dashboard', Icon: LayoutDashboard },
    { to: '/modules', label: 'Modules', Icon: Rows3 },
    { to: '/frontier', label: 'Map', Icon: MapPinned },
    { to: '/founder-file', label: 'Founder file', Icon: NotebookPen },
    { to: '/ai-assistant', label: 'Assistant', Icon: MessagesSquare },
  ],
  coach: [
    { to: '/coach/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
    { to: '/coach/clients', label: 'Clients', Icon: Users },
    { to: '/coach/inbox', label: 'Inbox', Icon: Inbox },
    { to: '/resources', label: 'Resources', Icon: LibraryBig },
    { to: '/ai-assistant', label: 'Assistant', Icon: MessagesSquare },
  ],
} as const

/** On a phone: the places of every day, within reach of a thumb. The menu of the bar above has all of them. */
export function BottomBar({ role, path }: { role: Role; path: string }) {
  return (
    <nav aria-label="Quick links" data-bottom-bar className={bar}>
      <ul className="mx-auto grid max-w-120 grid-cols-5">
        {places[role]
          .filter(({ to }) => pages.some((page) => page.path === to))
          .map(({ to, label, Icon }) => (
            <li key={to} className="min-w-0">
              <Link to={to} aria-current={isHere(to, path) ? 'page' : undefined} className={place}>
                <Icon aria-hidden className="size-5.5" />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

const bar =
  'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden'
/** Its letters grow with the width they have, not with the text: five words share one line. */
const place =
  'flex h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-[min(0.75rem,3.3vw)] leading-tight font-semibold ' +
  'whitespace-nowrap text-ink-soft no-underline aria-[current]:border-accent aria-[current]:text-accent'
