import { Menu } from 'lucide-react'
import { buttonClasses } from '#platform/ui/button-classes.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { LogoMark } from '#platform/ui/logo-mark.tsx'
import { SkipLink } from '#platform/ui/skip-link.tsx'
import { frame } from '../frame.ts'
import { isHere, navLinks, roomFor } from '../nav-links.ts'

/** The client's bar without what is personal. */
export function BarAhead({ name, path }: { name: string; path: string }) {
  return (
    <>
      <SkipLink />
      <header className={frame.bar}>
        <div className={classNames(frame.line, roomFor.client.bar)}>
          <span
            className={buttonClasses({
              variant: 'ghost',
              size: 'icon',
              className: classNames('-ml-2', roomFor.client.menu),
            })}
          >
            <Menu aria-hidden />
          </span>
          <a href="/" className={frame.home}>
            <LogoMark />
            {name}
          </a>
          <nav aria-label="Main" className={classNames('min-w-0', roomFor.client.links)}>
            <ul className={frame.links}>
              {navLinks('client').map(({ to, label }) => (
                <li key={to}>
                  <a
                    href={to}
                    aria-current={isHere(to, path) ? 'page' : undefined}
                    className={classNames(frame.link, isHere(to, path) && frame.here)}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
    </>
  )
}
