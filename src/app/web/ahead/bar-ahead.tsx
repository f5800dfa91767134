import { Menu } from 'lucide-react'
import { buttonClasses } from '#platform/ui/button-classes.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { LogoMark } from '#platform/ui/logo-mark.tsx'
import { SkipLink } from '#platform/ui/skip-link.tsx'
import { BarLinks } from '../bar-links.tsx'
import { frame } from '../frame.ts'
import { navLinks, roomFor } from '../nav-links.ts'

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
          <BarLinks links={navLinks('client')} path={path} className={roomFor.client.links} />
        </div>
      </header>
    </>
  )
}
