import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import { enqueueAll } from '#platform/server/jobs/job.ts'
import type { Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import { type importPeople as endpoint, importRefusals } from '../people-import.contract.ts'
import { compare } from './check-people.ts'
import { invitePersonJob } from './invite-person-job.ts'
import { readTable } from './read-table.ts'

/** All of the table or none of it; each person is then a job of their own, so that a killed server goes on with the rest. */
export async function importPeople(ctx: MemberContext, { raw }: RawInput): Promise<Reply<typeof endpoint>> {
  const table = readTable(raw)
  if (table.problems.length > 0) throw importRefusals.wrongLines()
  await requireProof(ctx)
  return transaction(ctx, async (ctx) => {
    const { added, found } = await compare(ctx, table)
    const jobs = added.map((person) => ({ data: person, key: `operator.invite:${person.email}` }))
    await enqueueAll(ctx, invitePersonJob, jobs)
    if (added.length > 0) await writeAudit(ctx, { action: 'people imported', subject: `${added.length} people` })
    return found
  })
}
