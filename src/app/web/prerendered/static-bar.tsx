import { Menu } from 'lucide-react'
import type { Role } from '#features/identity/identity.rules.ts'
import { buttonClasses } from '#platform/ui/button/button-classes.ts'
import { LogoMark } from '#platform/ui/logo-mark.tsx'
import { SkipLink } from '#platform/ui/skip-link.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { BarLinks } from '../navigation/bar-links.tsx'
import { navLinks, roomFor } from '../navigation/nav-links.ts'
import { frame } from '../shell/frame.ts'

/** The bar of a role without what is personal. */
export function StaticBar({ name, path, role }: { name: string; path: string; role: Role }) {
  return (
    <>
      <SkipLink />
      <header className={frame.bar}>
        <div className={frame.line}>
          <span
            className={buttonClasses({
              variant: 'ghost',
              size: 'icon',
              className: classNames('-ml-2', roomFor[role].menu),
            })}
          >
            <Menu aria-hidden />
          </span>
          <a href="/" className={frame.home}>
            <LogoMark />
            <span className={frame.name}>{name}</span>
          </a>
          <BarLinks links={navLinks(role)} path={path} className={roomFor[role].links} />
        </div>
      </header>
    </>
  )
}
