import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LessonData } from '#features/journey/contract.ts'
import { LessonAhead, subModulePath } from '#features/journey/web/public.ts'
import type { SiteBrand } from '../../site.ts'
import { frame } from '../frame.ts'
import { SiteFooter } from '../site-footer.tsx'
import { BarAhead } from './bar-ahead.tsx'

/** A lesson's page without what is personal: it stands in the document, to be read while the app is on its way. */
export function renderLesson({ name, sellerName, sellerAddress, contactEmail }: SiteBrand, lesson: LessonData): string {
  const path = subModulePath(lesson.subModule)
  const history = createMemoryHistory({ initialEntries: [path] })
  return renderToStaticMarkup(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
      <BarAhead name={name} path={path} />
      <main id="main" className={frame.main}>
        <LessonAhead {...lesson} />
      </main>
      <div className="mt-16">
        <SiteFooter name={name} seller={`${sellerName}, ${sellerAddress}`} contact={contactEmail} />
      </div>
    </RouterContextProvider>,
  )
}
