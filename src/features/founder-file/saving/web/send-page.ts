import { claim, type Queue, withRefusal, withReplies } from '../queue.ts'
import type { PageQueue } from './page-queue.ts'
import { isTooLarge, postAnswers, refusalOf, type SaveReply } from './saving.calls.ts'

type Whose = { memberId: string; pageId: string }
type OnReply = (batch: Queue, reply: SaveReply) => void

/** The most that one request takes, and less than its 65,536 bytes. */
const [most, mostBytes] = [100, 60_000]

/** Sends everything that waits on a page, in its order. Throws where the server was not there to say anything. */
export async function sendPage(whose: Whose, page: PageQueue, onReply: OnReply): Promise<void> {
  for (let size = most; ; ) {
    let batch: Queue = []
    await page.change((queue) => {
      const claimed = claim(queue, size, mostBytes)
      batch = claimed.batch
      return claimed.queue
    })
    if (batch.length === 0) return
    size = (await sendBatch(whose, page, batch, onReply)) ?? size
  }
}

type Size = number | undefined

/** Answers how many may go next, where that changes. */
async function sendBatch({ memberId, pageId }: Whose, page: PageQueue, batch: Queue, onReply: OnReply): Promise<Size> {
  try {
    const reply = await postAnswers(memberId, pageId, batch)
    const versions = new Map(batch.map(({ id }, index) => [id, reply.answers?.[index]?.version ?? 0]))
    await page.change((queue) => withReplies(queue, versions))
    onReply(batch, reply)
    return undefined
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const [first, second] = batch
    // Which of several was refused shows when each goes alone.
    if (second) return isTooLarge(error) ? Math.ceil(batch.length / 2) : 1
    if (first) await page.change((queue) => withRefusal(queue, first.id, refusal))
    return most
  }
}
