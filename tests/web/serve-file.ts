import { vi } from 'vitest'
import type { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { Reply } from '#shared/endpoint.ts'

type Part = string | Error
/** Takes the place of the server for a file: it sends these parts, each when it is let go on. */
export function serveFile(parts: readonly Part[], headers: Record<string, string> = {}, status = 200) {
  const gates = parts.map(() => Promise.withResolvers<void>())
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        signal.addEventListener('abort', () => controller.error(signal.reason))
        for (const [index, part] of parts.entries()) {
          await gates[index]?.promise
          if (signal.aborted) return
          if (part instanceof Error) return controller.error(part)
          controller.enqueue(new TextEncoder().encode(part))
        }
        controller.close()
      },
    })
    return new Response(body, { status, headers })
  })
  return { next: (index: number) => gates[index]?.resolve(), signals }
}

type Body = { answers: { field: string; typedAgo?: number }[] }
type Sent = { page: string; bytes: number; fields: string[]; typedAgo: (number | undefined)[] }

/** A server that takes so many bytes, and refuses what it is told to. */
export function aSavingServer(mostBytes: number, status: (sent: Sent) => number | Promise<number> = () => 200): Sent[] {
  const all: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { answers } = JSON.parse(body) as Body
    const bytes = new TextEncoder().encode(body).length
    const fields = answers.map(({ field }) => field)
    const typedAgo = answers.map(({ typedAgo }) => typedAgo)
    const sent = { page: url.split('/').at(-2) ?? '', bytes, fields, typedAgo }
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
