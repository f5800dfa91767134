import type { Tool } from 'ai'
import { z } from 'zod'

/**
 * Calls of tools and the answer after them, how long one tool may take in milliseconds, and how often tools are used for one
 * answer and how many characters they find in all. A model that asks for far more than that has lost its way and is cut off.
 */
export const toolLimits = {
  steps: 5,
  time: 3000,
  passages: 4,
  answers: 4,
  lines: 40,
  calls: 16,
  found: 40_000,
  asked: 48,
} as const

/** What a tool finds once an answer has used up what it may look up. */
export const noMore = 'No more look-ups for this answer. Answer with what you have.'

/** What a tool answers that found nothing. */
export const nothing = { nothing: 'Nothing is there. Say so; do not make anything up.' }

/** Tools that share what one answer may look up. One that takes too long or fails has nothing; the answer goes on without it. */
export function boundedTools() {
  let [calls, found] = [0, 0]
  return <I>(description: string, inputSchema: z.ZodType<I>, look: (input: I) => Promise<unknown>): Tool => ({
    description,
    inputSchema,
    execute: async (input: unknown) => {
      calls += 1
      const parsed = inputSchema.safeParse(input)
      if (calls > toolLimits.calls || found >= toolLimits.found) return { nothing: noMore }
      const result = parsed.success ? await inTime(() => look(parsed.data)) : nothing
      found += JSON.stringify(result).length
      return found > toolLimits.found ? { nothing: noMore } : result
    },
  })
}

async function inTime(look: () => Promise<unknown>): Promise<unknown> {
  const over = Promise.withResolvers<typeof nothing>()
  const timer = setTimeout(() => over.resolve(nothing), toolLimits.time)
  try {
    return await Promise.race([look().catch(() => nothing), over.promise])
  } finally {
    clearTimeout(timer)
  }
}

export type MakeTool = ReturnType<typeof boundedTools>

/** What a tool is asked by. */
export const Words = z.string().trim().min(1).max(300)
