import { call } from '#platform/web/api.ts'
import { CallError } from '#platform/web/call-error.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../../pages/pages.contract.ts'
import type { Queue, Refusal } from '../queue.ts'

export type SaveReply = Reply<typeof contract.saveAnswers>

export const postAnswers = (memberId: string, pageId: string, batch: Queue): Promise<SaveReply> =>
  call<typeof contract.saveAnswers>('POST /api/founder-file/pages/:pageId/answers', {
    params: { pageId },
    body: {
      memberId,
      answers: batch.map(({ id, field, value, mark, version, typedAt }) => {
        const typedAgo = Math.round((Date.now() - (typedAt ?? Date.now())) / 1000)
        return { id, field, value, mark, version, ...(typedAgo >= waitedSeconds && { typedAgo }) }
      }),
    },
  })

/** What went out sooner was typed as it arrives. */
const waitedSeconds = 60

/** Why these answers are not taken; undefined where trying later helps. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof CallError)) return undefined
  const { status, code, userMessage = 'This answer can’t be saved.' } = error
  const isOwn = error.isReadable && (code?.startsWith('founder-file.') || code === 'request.invalid' || status === 400)
  const isRefusal = isOwn && code !== 'founder-file.otherMember' && status < 500 && status !== 429
  const isLocked = code !== undefined && passing.includes(code)
  return isRefusal || isTooLarge(error) ? { why: userMessage, isLocked } : undefined
}

/** What a larger plan, or room on the page, makes an end of. */
const passing = ['locked', 'fileFull', 'displacedFull'].map((reason) => `founder-file.${reason}`)

/** The server's word or that of a proxy before it, which takes less. */
export const isTooLarge = (error: unknown): boolean => error instanceof CallError && error.status === 413

/** Whether it is this page that can't be saved: no one has to sign in, and the server is not told to be asked later. */
export const isOfPage = (error: unknown): boolean =>
  error instanceof CallError && ![401, 429, 503].includes(error.status)
