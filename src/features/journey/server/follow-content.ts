import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { enqueueMissingMilestones } from '../completions/server/enqueue-missing-milestones.ts'
import { minutesOfProgram } from '../pace/pace.rules.ts'
import '../pace/server/pace.tables.ts'

/** What follows for members from the content as it is now. Carried out again it changes nothing. */
export const followContentJob: Job<null> = job<null>(
  'journey.follow-content',
  async (ctx, _, signal) => {
    await enqueueMissingMilestones(ctx, signal)
    await noteProgramMinutes(ctx)
  },
  { lane: 'long', minutes: 30, attempts: 5 },
)

/** For agreements of a server of a version before, which doesn’t write it. */
const noteProgramMinutes = ({ db, program }: Context) =>
  db
    .updateTable('workHours')
    .set({ paceProgram: minutesOfProgram(program) })
    .where('paceProgram', 'is', null)
    .execute()

/** Servers beside this one take the same content within a minute, and any of them may run the job. */
const soon = { minutes: 1 }

export const followContentSoon = (ctx: Context, version: string): Promise<void> =>
  enqueue(ctx, followContentJob, null, { at: machineNow().add(soon), key: `journey.follow-content:${version}` })
