import { vi } from 'vitest'
import type { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { Reply } from '#shared/endpoint.ts'

type Body = { answers: { field: string }[] }
type Sent = { page: string; bytes: number; fields: string[] }

/** A server that takes so many bytes, and refuses what it is told to. */
export function aSavingServer(mostBytes: number, status: (sent: Sent) => number | Promise<number> = () => 200): Sent[] {
  const all: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { answers } = JSON.parse(body) as Body
    const bytes = new TextEncoder().encode(body).length
    const sent = { page: url.split('/').at(-2) ?? '', bytes, fields: answers.map(({ field }) => field) }
    const says = bytes > mostBytes ? 413 : await status(sent)
    if (says === 200) all.push(sent)
    const reply: Reply<typeof saveAnswers> = {
      version: 1,
      computed: {},
      pageVersion: 1,
      state: 'begun',
      answers: answers.map(() => ({ version: 1 })),
    }
    return new Response(says === 200 ? JSON.stringify(reply) : '<h1>No</h1>', { status: says })
  })
  return all
}
