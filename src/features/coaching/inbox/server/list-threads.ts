import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { clientRows, waitingOf } from '../../caseload/server/client-rows.ts'
import { fullName } from '../../coaching.rules.ts'
import { withoutNote } from '../../quotes/quotes.rules.ts'
import type { listThreads as endpoint } from '../inbox.contract.ts'
import { inOrder } from '../inbox.rules.ts'

/** Characters of the newest message that the list shows. */
const shown = 160

/** Two statements, however many clients there are. */
export async function listThreads(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const clients = await clientRows(ctx)
  const last = await readLastMessages(ctx)
  const threads = clients.flatMap((client) => {
    const newest = last.get(client.id)
    if (!newest) return []
    const { clientId, email, image, tier } = client
    return {
      clientId,
      name: fullName(client),
      email,
      profileImageUrl: image,
      tier: tier ?? ('starter' as const),
      waiting: waitingOf(ctx, client),
      last: newest,
    }
  })
  return inOrder(threads)
}

async function readLastMessages({ db, member }: MemberContext) {
  const newest = db
    .selectFrom('coachMessages as one')
    .innerJoin('coachClients', 'coachClients.id', 'one.assignmentId')
    .select(({ fn }) => fn.max('one.id').as('id'))
    .where('coachClients.coachId', '=', member.id)
    .where('coachClients.liveClientId', 'is not', null)
    .groupBy('one.assignmentId')
  const rows = await db
    .selectFrom('coachMessages')
    .select(['assignmentId', 'sender', 'sentAt', sql<string>`substr(${sql.ref('text')}, 1, ${shown})`.as('text')])
    .where('id', 'in', newest)
    .execute()
  return new Map(
    rows.map(({ assignmentId, sender, text, sentAt }) => [
      assignmentId,
      { mine: sender === 'coach', text: text || withoutNote, sentAt },
    ]),
  )
}
