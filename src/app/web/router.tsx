import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { type Page, pages } from '../pages.ts'
import { loadOtherDocument } from './other-document.ts'
import { NotFoundPage } from './pages/not-found.page.tsx'
import { pageComponents } from './pages/page-components.ts'
import { PageError } from './pages/page-error.tsx'
import { PageFor } from './pages/page-for.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Shell,
  beforeLoad: ({ location, preload }) => (preload ? undefined : loadOtherDocument(location)),
  notFoundComponent: NotFoundPage,
})

/** The sign-in page stands at the address that browsers are sent to. */
const signIn: Page = {
  path: '/api/login',
  name: 'sign-in',
  title: 'Sign in',
  visitor: 'page',
  client: 'page',
  coach: 'page',
}

let isFirst = true

/** Who has begun to read the lesson that came with the document stays at that line. */
function mayScroll(): boolean {
  const isReading = isFirst && scrollY > 0
  isFirst = false
  return !isReading
}

export function createAppRouter(queries: QueryClient) {
  const routes = [...pages, signIn].filter(({ name }) => name in pageComponents).map(routeOf)
  return createRouter({
    routeTree: root.addChildren(routes),
    context: { queries },
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    scrollRestoration: mayScroll,
    scrollRestorationBehavior: 'instant',
  })
}

const routeOf = (page: Page) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path.replace(/:(\w+)/g, '$$$1'),
    component: () => <PageFor page={page} />,
  })
