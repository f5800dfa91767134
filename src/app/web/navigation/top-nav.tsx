import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MessagesLink } from '#features/coaching/web/public.ts'
import { Finder } from '#features/finder/web/public.ts'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { RoleSwitcher } from '#features/identity/web/public.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { LogoMark } from '#platform/ui/logo-mark.tsx'
import { ThemeToggle } from '#platform/ui/styles/theme-toggle.tsx'
import { productName } from '../product-name.ts'
import { frame } from '../shell/frame.ts'
import { BarLinks } from './bar-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navLinks, roomFor } from './nav-links.ts'
import { pagesToFind } from './pages-to-find.ts'

/** Undefined: it is not known who is here, so neither a way in nor an account is offered. */
type Known = CurrentUser | null | undefined

export function TopNav({ user }: { user: Known }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const links = user ? navLinks(user.userRole) : []
  return (
    <header className={frame.bar}>
      <div className={frame.line}>
        {user && <MobileMenu links={links} path={path} user={user} />}
        <Home user={user} />
        {user && <BarLinks links={links} path={path} className={roomFor[user.userRole].links} />}
        <div className="ml-auto flex items-center sm:gap-2">
          {user && (
            <div className="hidden sm:block">
              <RoleSwitcher role={user.userRole} isQuiet={user.userRole === 'client'} />
            </div>
          )}
          {user && <Finder role={user.userRole} pages={pagesToFind(user.userRole)} />}
          {user && <MessagesLink role={user.userRole} />}
          <ThemeToggle />
          {user && <Account user={user} />}
          {user === null && path !== '/api/login' && <SignIn />}
        </div>
      </div>
    </header>
  )
}

function Home({ user }: { user: Known }) {
  // A visitor's front page is a document of its own.
  if (!user)
    return (
      <a href="/" className={frame.home}>
        <LogoMark />
        {productName}
      </a>
    )
  return (
    <Link to="/" className={frame.home}>
      <LogoMark />
      <span className={frame.name}>{productName}</span>
    </Link>
  )
}

/** The menu with all that places it is loaded after the page; until then the picture stands where it will be. */
const AvatarMenu = lazy(() => import('./avatar-menu.tsx').then(({ AvatarMenu }) => ({ default: AvatarMenu })))

function Account({ user }: { user: CurrentUser }) {
  const picture = (
    <span className="grid size-11 place-items-center">
      <Avatar name={user.firstName} src={user.profileImageUrl} />
    </span>
  )
  return (
    <Suspense fallback={picture}>
      <AvatarMenu user={user} />
    </Suspense>
  )
}

function SignIn() {
  const query = new URLSearchParams(location.search)
  query.set('mode', 'sign-in')
  return (
    <LinkButton size="sm" href={`/api/login?${query}`}>
      Sign In
    </LinkButton>
  )
}
