import { pages } from '../../pages.ts'

type NavLink = { to: string; label: string }

const all = {
  client: [
    { to: '/', label: 'Dashboard' },
    { to: '/modules', label: 'Modules' },
    { to: '/frontier', label: 'Freedom Frontier' },
    { to: '/resources', label: 'Resources' },
    { to: '/coaching', label: 'Coaching' },
    { to: '/ai-assistant', label: 'AI coaching assistant' },
    { to: '/pricing', label: 'Pricing' },
    { to: '/refer', label: 'Refer & Earn' },
  ],
  coach: [
    { to: '/coach/dashboard', label: 'Coach Dashboard' },
    { to: '/coach/clients', label: 'My Clients' },
    { to: '/ai-assistant', label: 'AI coaching assistant' },
    { to: '/resources', label: 'Resources' },
  ],
} as const satisfies Record<string, readonly NavLink[]>

/** The bar's links for a role: those whose page there is. */
export const navLinks = (role: keyof typeof all): readonly NavLink[] =>
  all[role].filter(({ to }) => pages.some(({ path }) => path === to))

/** From which width on there is room for a role's links in one line; below it they stand in the menu. */
export const roomFor = {
  client: { links: 'hidden min-[76rem]:block', menu: 'min-[76rem]:hidden' },
  coach: { links: 'hidden xl:block', menu: 'xl:hidden' },
} as const

/** Each mode has its home, which is at `/` and at `/dashboard` too. */
const homes = new Set(['/', '/coach/dashboard'])

/** Whether a link leads to the place one is at, or above it. */
export function isHere(to: string, path: string): boolean {
  if (homes.has(to) && (path === '/' || path === '/dashboard')) return true
  return path === to || (to !== '/' && path.startsWith(`${to}/`))
}
