import { Navigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import type { Page, Viewer } from '../pages.ts'
import { NotFoundPage } from './not-found.page.tsx'
import { pageComponents } from './page-components.ts'
import { productName } from './product-name.ts'

/** A page as its viewer may see it: the same table that the server answers from. */
export function PageFor({ page }: { page: Page }) {
  const user = useUser()
  const viewer: Viewer = user ? user.userRole : 'visitor'
  const answer = page[viewer]
  useEffect(() => {
    document.title = `${page.title} · ${productName}`
  }, [page.title])

  if (typeof answer === 'object') return <Navigate to={answer.goTo} replace />
  const Component = pageComponents[page.name]?.[viewer]
  if (answer === 'not-found' || !Component) return <NotFoundPage />
  return (
    <Suspense>
      <Component />
    </Suspense>
  )
}
