import type { QueryClient } from '@tanstack/react-query'
import { prefetchLesson } from '#features/journey/web/public.ts'
import { prefetchText } from '#features/landing/web/public.ts'
import { findPage } from '../../pages.ts'
import { pageComponents } from '../pages/page-components.ts'
import type { createAppRouter } from '../router.tsx'
import { whenUserKnown } from './when-user-known.ts'

/**
 * Preloads the route: waits until the app can draw the page that the static one already shows, so that one replaces the
 * other at once. What fails is for the drawn page to say.
 */
export async function whenPageReady(router: ReturnType<typeof createAppRouter>, queries: QueryClient): Promise<void> {
  const { page, params } = findPage(location.pathname) ?? {}
  const { moduleId, subModuleId } = params ?? {}
  await Promise.allSettled([
    router.load(),
    whenUserKnown(queries),
    page && pageComponents[page.name]?.client?.preload?.(),
    page && prefetchText(queries, page.name),
    moduleId && subModuleId && prefetchLesson(queries, { moduleId, subModuleId }),
  ])
}
