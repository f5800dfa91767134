import type { QueryClient } from '@tanstack/react-query'
import { prefetchLesson } from '#features/journey/web/public.ts'
import { prefetchText } from '#features/landing/web/public.ts'
import { findPage } from '../../pages.ts'
import { pageComponents } from '../pages/page-components.ts'
import type { createAppRouter } from '../router.tsx'
import { untilKnown } from './when-user-known.ts'

/**
 * Waits until the app can draw the page that its document already shows, so that one takes the other's place at once.
 * What fails is the drawn page's to say.
 */
export async function untilWhole(router: ReturnType<typeof createAppRouter>, queries: QueryClient): Promise<void> {
  const { page, params } = findPage(location.pathname) ?? {}
  const { moduleId, subModuleId } = params ?? {}
  await Promise.allSettled([
    router.load(),
    untilKnown(queries),
    page && pageComponents[page.name]?.client?.preload?.(),
    page && prefetchText(queries, page.name),
    moduleId && subModuleId && prefetchLesson(queries, { moduleId, subModuleId }),
  ])
}
