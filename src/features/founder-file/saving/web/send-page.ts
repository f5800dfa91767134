import { claim, type Queue, withRefusal, withReplies } from '../queue.ts'
import type { PageQueue } from './page-queue.ts'
import { postAnswers, refusalOf, type SaveReply } from './saving.calls.ts'

type Whose = { memberId: string; pageId: string }
type Heard = (batch: Queue, reply: SaveReply) => void

/** The most that one request takes. */
const most = 100

/** Sends everything that waits on a page, in its order. Throws where the server was not there to say anything. */
export async function sendPage(whose: Whose, page: PageQueue, heard: Heard): Promise<void> {
  for (let size = most; ; ) {
    let batch: Queue = []
    await page.change((queue) => {
      const claimed = claim(queue, size)
      batch = claimed.batch
      return claimed.queue
    })
    if (batch.length === 0) return
    const isTaken = await sendBatch(whose, page, batch, heard)
    // One of them was refused: which one shows when each goes alone.
    if (!isTaken) size = batch.length === 1 ? most : 1
  }
}

async function sendBatch({ memberId, pageId }: Whose, page: PageQueue, batch: Queue, heard: Heard): Promise<boolean> {
  try {
    const reply = await postAnswers(memberId, pageId, batch)
    const versions = new Map(batch.map(({ id }, index) => [id, reply.answers?.[index]?.version ?? 0]))
    await page.change((queue) => withReplies(queue, versions))
    heard(batch, reply)
    return true
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const [first] = batch
    if (batch.length === 1 && first) await page.change((queue) => withRefusal(queue, first.id, refusal))
    return false
  }
}
