import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { RoleSwitcher } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { isHere, type navLinks, roomFor } from './nav-links.ts'

type MobileMenuProps = { links: ReturnType<typeof navLinks>; path: string; user: CurrentUser }

/** The bar's links where the bar is too narrow for them. */
export function MobileMenu({ links, path, user }: MobileMenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={classNames('-ml-2', roomFor[user.userRole].menu)}>
      <Dialog
        title="Menu"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost" size="icon" aria-label="Menu">
            <Menu aria-hidden />
          </Button>
        }
      >
        <nav aria-label="Main">
          <ul className="divide-y divide-line">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={() => setOpen(false)}
                  aria-current={isHere(to, path) ? 'page' : undefined}
                  className="flex min-h-12 items-center no-underline aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-5 sm:hidden">
          <RoleSwitcher role={user.userRole} />
        </div>
      </Dialog>
    </div>
  )
}
