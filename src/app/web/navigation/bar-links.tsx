import { Link } from '@tanstack/react-router'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { frame } from '../shell/frame.ts'
import { isHere, type navLinks } from './nav-links.ts'

type BarLinksProps = { links: ReturnType<typeof navLinks>; path: string; className: string }

/** The bar's links in a line, the one of this page marked. */
export function BarLinks({ links, path, className }: BarLinksProps) {
  return (
    <nav aria-label="Main" className={classNames('min-w-0', className)}>
      <ul className="flex items-center gap-0.5">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere(to, path) ? 'page' : undefined}
              className={classNames(frame.link, isHere(to, path) && frame.here)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
