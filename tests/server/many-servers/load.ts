import { setTimeout as wait } from 'node:timers/promises'
import { joinOver } from '#tests/peers/process.ts'

/** A page that a new member may write on, and two fields of it. */
const pageId = 'problem-brief'

type Founder = Awaited<ReturnType<typeof joinOver>>
export type Answered = { at: number; status: number; what: string; ms: number }

/**
 * Members who write and read without end over one address, a call after the other. Each write has an id of its own and
 * is repeated with it until it is answered: then the page's version is the number of writes, if none was lost or doubled.
 */
export async function startLoad(url: string, name: string, { people, pausedMs }: { people: number; pausedMs: number }) {
  const founders: Founder[] = []
  for (let n = 0; n < people; n += 1) founders.push(await joinOver(url, `${name}-${n}@members.example`))
  const answered: Answered[] = []
  let going = true

  /** The status, or 0 where the connection broke. */
  async function call(founder: Founder, path: string, body?: unknown) {
    const begun = performance.now()
    const headers = { cookie: founder.cookie, 'content-type': 'application/json' }
    const method = body === undefined ? 'GET' : 'POST'
    const request = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
    const { status, text, again } = await answerTo(
      fetch(url + path, { ...request, signal: AbortSignal.timeout(60_000) }),
    )
    const what = `${method} ${path} → ${status}${again && ` (again in ${again})`}${status === 502 ? ` ${text}` : ''}`
    answered.push({ at: Date.now(), status, what, ms: performance.now() - begun })
    return status === 200 ? (JSON.parse(text) as Record<string, unknown>) : undefined
  }

  /** The version that the write has once it is answered. */
  async function untilAnswered(founder: Founder, body: object): Promise<number> {
    for (;;) {
      const saved = await call(founder, `/api/founder-file/pages/${pageId}/answers`, body)
      if (saved) return Number(saved.version)
      await wait(50)
    }
  }

  /** Answers how often it wrote; each write was answered in the end. */
  async function write(founder: Founder, index: number): Promise<number> {
    let version = 0
    for (let n = 1; ; n += 1) {
      const body = { field: 'who', value: `Write ${n}`, version, id: `write-${name}-${index}-${n}` }
      version = await untilAnswered(founder, body)
      if (!going) return n
      await call(founder, n % 2 === 0 ? '/api/auth/user' : `/api/founder-file/pages/${pageId}`)
      await wait(pausedMs)
    }
  }

  const writing = Promise.all(founders.map(write))
  return {
    answered,
    /** Ends it, and answers how often each wrote, and what each page holds then. */
    end: async () => {
      going = false
      const written = await writing
      const kept = await Promise.all(
        founders.map(async (founder) => {
          const page = (await founder.get(`/api/founder-file/pages/${pageId}`)) as Page
          return page.answers.who
        }),
      )
      return { written: written.map((n) => ({ value: `Write ${n}`, version: n })), kept }
    },
  }
}

/** Status 0 where the connection broke, or nothing came for a minute. */
async function answerTo(asked: Promise<Response>) {
  try {
    const reply = await asked
    return { status: reply.status, text: await reply.text(), again: reply.headers.get('retry-after') ?? '' }
  } catch (error) {
    return { status: 0, text: String(error), again: '' }
  }
}

type Page = { answers: { who?: { value: unknown; version: number } } }

/** What wasn’t answered as it should have been, each sentence once with its count. */
export function countOf(answered: readonly Answered[], isFine: (one: Answered) => boolean): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of answered.filter((one) => !isFine(one))) counts[one.what] = (counts[one.what] ?? 0) + 1
  return counts
}
