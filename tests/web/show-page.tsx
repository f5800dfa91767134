import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createAppRouter } from '#app/web/router.tsx'
import { Toaster } from '#platform/ui/toast/toaster.tsx'
import { createQueryClient } from '#platform/web/queries.ts'
import { type Answers, type Asked, answerWith } from './answers.ts'

// What loads later takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Shows one page at an address, over a server that gives these answers. Answers what is asked, as it is asked. */
export function showPage(path: string, address: string, Page: () => ReactNode, answers: Answers): Asked[] {
  const asked = answerWith(answers)
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path, component: Page })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return asked
}

/** The whole app at an address: the shell, and in it the page that its table of pages names. */
export function showApp(address: string, answers: Answers) {
  const asked = answerWith(answers)
  const queries = createQueryClient()
  history.replaceState(null, '', address)
  const router = createAppRouter(queries)
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { asked, queries, router }
}
