import { vi } from 'vitest'

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
