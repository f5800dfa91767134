import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { proposalsOf } from '../../proposals/server/proposal-views.ts'
import type { ChatMessage } from '../conversations.contract.ts'
import type { MessageStatus } from '../conversations.rules.ts'
import { safeBlocks } from './safe-blocks.ts'

type Row = {
  id: string
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  status: MessageStatus
  leasedUntil: string | null
  blocks: string | null
}

export const messageColumns = ['id', 'role', 'content', 'createdAt', 'status', 'leasedUntil', 'blocks'] as const

/** Messages as their member sees them. Unparsed ones are parsed once, one at a time, yielding to other requests in between. */
export async function messageViews(ctx: MemberContext, rows: readonly Row[]): Promise<ChatMessage[]> {
  const views: ChatMessage[] = []
  const answers = rows.filter(({ role }) => role === 'assistant').map(({ id }) => id)
  const proposed = await proposalsOf(ctx, answers)
  for (const { leasedUntil, blocks, ...row } of rows) {
    const status = isAbandoned({ ...row, leasedUntil }) ? 'failed' : row.status
    const marked = status !== 'running' && (row.role === 'assistant' || row.content.startsWith('**'))
    const json = marked ? (blocks ?? (await cacheBlocks(ctx, row))) : 'null'
    const proposals = proposed.get(row.id)
    views.push({ ...row, status, blocks: JSON.parse(json), ...(proposals ? { proposals } : {}) })
  }
  return views
}

async function cacheBlocks({ db, log }: MemberContext, { id, content }: Pick<Row, 'id' | 'content'>): Promise<string> {
  await yieldToEventLoop()
  const blocks = JSON.stringify(safeBlocks(content))
  await db
    .updateTable('chatMessages')
    .set({ blocks })
    .where('id', '=', id)
    // It may have been rewritten meanwhile.
    .where('content', '=', content)
    .execute()
    // With a full disk, messages can still be read.
    .catch((error: unknown) => log.warn({ messageId: id, err: error }, 'blocks were not kept'))
  return blocks
}

/** Its process died, so no one is writing this answer. */
export const isAbandoned = ({ status, leasedUntil }: Pick<Row, 'status' | 'leasedUntil'>): boolean =>
  status === 'running' && (leasedUntil === null || leasedUntil < iso(machineNow()))
