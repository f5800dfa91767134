import { type MemberContext, transaction } from '#platform/server/context.ts'
import { dropDeadJobs, retryDeadJobs } from '#platform/server/jobs/dead-jobs.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { type actOnJobs as endpoint, runningRefusals } from '../running.contract.ts'

/** Retried or dropped once, however often it is clicked: the second click finds no dead job. */
export const actOnJobs = (ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Reply<typeof endpoint>> =>
  transaction(ctx, async (ctx) => {
    const names = await ctx.db
      .selectFrom('jobs')
      .select('name')
      .where('deadAt', 'is not', null)
      .$if(body.id !== 'all', (jobs) => jobs.where('id', '=', body.id))
      .groupBy('name')
      .orderBy('name')
      .execute()
    const act = body.action === 'retry' ? retryDeadJobs : dropDeadJobs
    const count = await act(ctx.db, body.id)
    if (count === 0) throw runningRefusals.noDeadJob()
    await writeAudit(ctx, {
      action: body.action === 'retry' ? 'jobs retried' : 'jobs dropped',
      subject: `${count} × ${names.map(({ name }) => name).join(', ')}`.slice(0, 200),
      reason: body.action === 'drop' ? body.reason : '',
    })
    if (body.action === 'retry') ctx.wakeJobs()
    return { count }
  })
