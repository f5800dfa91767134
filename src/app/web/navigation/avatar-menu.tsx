import { Link } from '@tanstack/react-router'
import { LampDesk, LogOut, NotebookPen, Settings, UserRound } from 'lucide-react'
import { SignOutQuestion, useSignOut } from '#features/founder-file/web/public.ts'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { joinName } from '#features/identity/identity.rules.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '#platform/ui/overlay/dropdown-menu.tsx'
import { pages } from '../../pages.ts'

const entries = {
  client: [
    { to: '/founder-file', label: 'Founder file', Icon: NotebookPen },
    { to: '/settings', label: 'Settings', Icon: Settings },
  ],
  coach: [
    { to: '/coach/profile', label: 'Coach Profile', Icon: UserRound },
    { to: '/settings', label: 'Settings', Icon: Settings },
  ],
} as const

const deskEntry = { to: '/operator', label: 'Operator’s desk', Icon: LampDesk } as const

export function AvatarMenu({ user }: { user: CurrentUser }) {
  const { firstName, lastName, email, profileImageUrl, userRole } = user
  const name = joinName({ firstName, lastName })
  const signOut = useSignOut(user.id, () => location.assign('/api/logout'))
  const own = [...entries[userRole], ...(user.isOperator ? [deskEntry] : [])]
  const there = own.filter(({ to }) => pages.some(({ path }) => path === to))
  return (
    <>
      <DropdownMenu
        trigger={
          <button
            type="button"
            aria-label={`Account menu: ${name || email}`}
            className="grid size-11 place-items-center rounded-full"
          >
            <Avatar name={firstName} src={profileImageUrl} />
          </button>
        }
      >
        <DropdownMenuLabel>
          <span className="block max-w-64 truncate font-semibold text-ink">{name}</span>
          <span className="block max-w-64 truncate">{email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {there.map(({ to, label, Icon }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to}>
              <Icon aria-hidden />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild>
          <a
            href="/api/logout"
            onClick={(event) => {
              event.preventDefault()
              signOut.ask()
            }}
          >
            <LogOut aria-hidden />
            Sign Out
          </a>
        </DropdownMenuItem>
      </DropdownMenu>
      {signOut.waiting > 0 && <SignOutQuestion firstName={firstName} signOut={signOut} />}
    </>
  )
}
