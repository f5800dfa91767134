import { iso, machineNow } from '#platform/server/clock.ts'
import type { ChatMessage } from '../contract.ts'
import type { MessageStatus } from '../rules.ts'
import { safeBlocks } from './safe-blocks.ts'

type Row = {
  id: string
  role: 'user' | 'assistant'
  content: string
  createdAt: string
  status: MessageStatus
  leasedUntil: string | null
}

export const messageColumns = ['id', 'role', 'content', 'createdAt', 'status', 'leasedUntil'] as const

/** A message as its member sees it. */
export function messageView({ leasedUntil, ...row }: Row): ChatMessage {
  const status = isAbandoned({ ...row, leasedUntil }) ? 'failed' : row.status
  const marked = status !== 'running' && (row.role === 'assistant' || row.content.startsWith('**'))
  return { ...row, status, blocks: marked ? safeBlocks(row.content) : null }
}

/** Its process has ended without a word: nobody writes this answer any more. */
export const isAbandoned = ({ status, leasedUntil }: Pick<Row, 'status' | 'leasedUntil'>): boolean =>
  status === 'running' && (leasedUntil === null || leasedUntil < iso(machineNow()))
