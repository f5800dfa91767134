import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useAccountTheme } from '#features/account/web/public.ts'
import { sendWaiting } from '#features/founder-file/web/public.ts'
import { SessionExpiredDialog, useUser, useUserFailure } from '#features/identity/web/public.ts'
import { SkipLink } from '#platform/ui/skip-link.tsx'
import { call } from '#platform/web/api.ts'
import type { pulse } from '../../health.contract.ts'
import { afterLoad } from '../after-load.ts'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import { TopNav } from '../navigation/top-nav.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Footer } from './footer.tsx'
import { frame } from './frame.ts'
import { Splash } from './splash.tsx'
import { UserBanner, UserUnknown } from './user-failure.tsx'

/** Loaded beside the page, which does not wait for it; a toast raised meanwhile is shown when it is there. */
const Toaster = lazy(() => import('#platform/ui/toast/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

/** What surrounds every page: the bar, the notification area, the footer. */
export function Shell() {
  const user = useUser()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const failure = useUserFailure()
  useAccountTheme(user)
  useArrival(user !== null && user !== undefined)
  useWaitingAnswers(user?.id)
  if (user === undefined) return failure ? <UserUnknown {...failure} /> : <Splash />
  return (
    <>
      <SkipLink />
      <TopNav user={user} />
      <ConnectionBanner />
      <UserBanner failure={failure} />
      <main id="main" className={frame.main}>
        <Outlet />
      </main>
      <Footer />
      {user && <BottomBar role={user.userRole} path={path} />}
      <Suspense>
        <Toaster />
      </Suspense>
      <SessionExpiredDialog />
    </>
  )
}

/** What waits in this browser from an earlier visit goes out once the page stands. */
function useWaitingAnswers(memberId: string | undefined): void {
  useEffect(() => {
    if (memberId && 'indexedDB' in window) afterLoad(() => void sendWaiting(memberId).catch(() => {}))
  }, [memberId])
}

const focus = () => import('../focus.ts')

/** On arriving at another page the focus goes to its heading, and the server says whether the record moved on. */
function useArrival(signedIn: boolean): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    const first = before.current === undefined
    before.current = path
    if (first) return
    if (signedIn) call<typeof pulse>('GET /api/pulse').catch(() => {})
    void focus().then(({ focusHeading }) => focusHeading())
  }, [path, signedIn])
  useEffect(() => afterLoad(() => void focus().then(({ keepFocus }) => keepFocus())), [])
}
