import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Role } from '#features/identity/identity.rules.ts'
import type { PageBrand } from '../../static-page.ts'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import { frame } from '../shell/frame.ts'
import { SiteFooter } from '../shell/site-footer.tsx'
import { StaticBar } from './static-bar.tsx'

type StaticParts = { brand: PageBrand; path: string; role: Role; page: ReactElement }

/** A static page, without anything personal: it is in the document, to be read while the app is on its way. */
export function renderStatic({ brand, path, role, page }: StaticParts): string {
  const { name, sellerName, sellerAddress, contactEmail } = brand
  const history = createMemoryHistory({ initialEntries: [path] })
  return renderToStaticMarkup(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
      <StaticBar name={name} path={path} role={role} />
      <main id="main" className={frame.main}>
        {page}
      </main>
      <div className="mt-16">
        <SiteFooter name={name} seller={`${sellerName}, ${sellerAddress}`} contact={contactEmail} />
      </div>
      <BottomBar role={role} path={path} />
    </RouterContextProvider>,
  )
}
