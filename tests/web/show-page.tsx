import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { createAppRouter } from '#app/web/router.tsx'
import { Toaster } from '#platform/ui/toast/toaster.tsx'
import type { Address } from '#platform/web/api.ts'
import { createQueryClient } from '#platform/web/queries.ts'
import type { Endpoint, Reply } from '#shared/endpoint.ts'

/** `text` is answered as it stands, `body` as JSON; nothing is answered before `after`. */
export type Answer = {
  status?: number
  body?: unknown
  text?: string
  headers?: Record<string, string>
  after?: Promise<unknown>
}
/** What the server says, by method and path: `'GET /api/modules'`. An unnamed call is 404. May be changed under way. */
export type Answers = Record<string, Answer>
/** An answer that the compiler holds to the contract of its call. */
export const answer = <E extends Endpoint>(address: Address<E>, body: Reply<E>): Answers => ({ [address]: { body } })
export type Asked = { call: string; body: unknown }

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

function answerWith(answers: Answers): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url}`
    asked.push({ call, body: body ? JSON.parse(String(body)) : undefined })
    const answer: Answer = answers[call] ?? { status: 404, body: { message: 'Nothing here.' } }
    await answer.after
    const { text = JSON.stringify(answer.body), status = 200, headers = {} } = answer
    return new Response(text, { status, headers })
  })
  return asked
}
