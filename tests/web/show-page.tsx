import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Toaster } from '#platform/ui/toaster.tsx'
import { createQueryClient } from '#platform/web/queries.ts'

/** `text` is answered as it stands, `body` as JSON; nothing is answered before `after`. */
type Answer = { status?: number; body?: unknown; text?: string; after?: Promise<unknown> }
/** What the server says, by method and path: `'GET /api/modules'`. An unnamed call is 404. */
export type Answers = Record<string, Answer>
export type Asked = { call: string; body: unknown }

// What loads later takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Shows one page at an address, over a server that gives these answers. Answers what is asked, as it is asked. */
export function showPage(path: string, address: string, Page: () => ReactNode, answers: Answers): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url}`
    asked.push({ call, body: body ? JSON.parse(String(body)) : undefined })
    const answer: Answer = answers[call] ?? { status: 404, body: { message: 'Nothing here.' } }
    await answer.after
    return new Response(answer.text ?? JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
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
