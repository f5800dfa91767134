import type { Context } from '#platform/server/context.ts'
import type { readableCoachings } from '../../hand-over/server/readable-coachings.ts'
import type { Thread } from '../../messages/messages.contract.ts'
import './quotes.tables.ts'

/** A message of the assistant's conversation below a message of the thread. */
export type Quote = NonNullable<Thread['messages'][number]['quotes']>[number]

type Coachings = ReturnType<typeof readableCoachings>

export async function addQuotes({ db }: Context, messageId: string, quotes: readonly Quote[]): Promise<void> {
  if (quotes.length === 0) return
  await db
    .insertInto('handedMessages')
    .values(
      quotes.map(({ from, at, text, blocks }, position) => ({
        messageId,
        position,
        saidBy: from,
        saidAt: at,
        text,
        blocks: blocks && JSON.stringify(blocks),
      })),
    )
    .execute()
}

/** What is quoted below the messages of some coachings, by the message, in the order in which it was said. */
export async function readQuotes({ db }: Context, coachings: Coachings): Promise<Map<string, Quote[]>> {
  const messages = db.selectFrom('coachMessages').select('id').where('assignmentId', 'in', coachings)
  const rows = await db
    .selectFrom('handedMessages')
    .selectAll()
    .where('messageId', 'in', messages)
    .orderBy('messageId')
    .orderBy('position')
    .execute()
  const quotes = new Map<string, Quote[]>()
  for (const { messageId, saidBy, saidAt, text, blocks } of rows) {
    const quote: Quote = { from: saidBy, at: saidAt, text, blocks: blocks && JSON.parse(blocks) }
    quotes.set(messageId, [...(quotes.get(messageId) ?? []), quote])
  }
  return quotes
}
