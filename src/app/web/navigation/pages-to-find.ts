import type { Role } from '#features/identity/identity.rules.ts'
import { pages } from '../../pages.ts'
import { navLinks } from './nav-links.ts'

/** What one comes to by a link of an email or by a step of something, and is no place to look for. */
const passages = new Set(['home', 'welcome', 'subscribe', 'offline', 'reset-password', 'unsubscribe', 'verify-email'])

/** The pages that a role can go to by name: first those of the bar, under the names they have there, then the others. */
export function pagesToFind(role: Role): readonly { to: string; label: string }[] {
  const links = navLinks(role)
  const others = pages.filter(
    ({ path, name, [role]: answer }) =>
      answer === 'page' && !path.includes(':') && !passages.has(name) && !links.some(({ to }) => to === path),
  )
  return [...links, ...others.map(({ path, title }) => ({ to: path, label: title }))]
}
