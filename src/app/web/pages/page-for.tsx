import { Navigate } from '@tanstack/react-router'
import { Suspense, useLayoutEffect } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { showTitle } from '#platform/web/page-title.ts'
import type { Page, Viewer } from '../../pages.ts'
import { NotFoundPage } from './not-found.page.tsx'
import { pageComponents } from './page-components.ts'

/** A page as its viewer may see it: the same table that the server answers from. */
export function PageFor({ page }: { page: Page }) {
  const user = useUser()
  const viewer: Viewer = user ? user.userRole : 'visitor'
  const answer = page.isForOperators && !user?.isOperator && !user?.deskNeedsTwoStep ? 'not-found' : page[viewer]
  // Before the page's own effects, so that a page which knows a better title has the last word.
  useLayoutEffect(() => showTitle(page.title), [page.title])

  if (typeof answer === 'object') return <Navigate to={answer.goTo} replace />
  const name = lockedBy(page, user) ?? page.name
  const Component = pageComponents[name]?.[viewer]
  if (answer === 'not-found' || !Component) return <NotFoundPage />
  return (
    // Holds the place of a page whose chunk is on its way, so that the footer does not jump.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Component />
    </Suspense>
  )
}

/** What stands in the place of a page that waits for two-step sign-in. */
function lockedBy(page: Page, user: ReturnType<typeof useUser>): string | undefined {
  if (page.isForOperators && user?.deskNeedsTwoStep) return 'desk-two-step-needed'
  return user?.twoStepNeeded && isForCoaches(page) ? 'two-step-needed' : undefined
}

/** What a coach has and a client has not, or has another of. */
const isForCoaches = ({ client, coach, name }: Page) => coach === 'page' && (client !== 'page' || name === 'home')
