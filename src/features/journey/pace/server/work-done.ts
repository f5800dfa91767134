import type { Context } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { milestoneKey, type Walk } from '../../journey.rules.ts'
import type * as contract from '../pace.contract.ts'

type WorkDone = Pick<Reply<typeof contract.getPace>, 'lastWork' | 'doneToday' | 'phaseDone'>

/** What was completed today and on the last day with work before it. */
export function workDone({ program }: Context, walk: Walk, today: string): WorkDone {
  const titlesOn = (date: string) =>
    program.modules
      .flatMap(({ subModules }) => subModules)
      .filter(({ id }) => walk.completions.get(id)?.completedOn === date)
      .map(({ title }) => title)
  const before = latestCompletion(walk, (date) => date < today)
  return {
    lastWork: before ? { on: before, lessons: titlesOn(before) } : null,
    doneToday: titlesOn(today),
    phaseDone: phaseDone(program.phases, walk),
  }
}

/** Local date of the latest completion of which something holds. */
export const latestCompletion = (walk: Walk, holds: (date: string) => boolean = () => true): string | undefined =>
  [...walk.completions.values()]
    .map(({ completedOn }) => completedOn)
    .filter(holds)
    .sort()
    .at(-1)

/** The phase that the very latest completion finished. */
function phaseDone(phases: Context['program']['phases'], walk: Walk): WorkDone['phaseDone'] {
  const latest = [...walk.completions.values()]
    .map(({ completedAt }) => completedAt)
    .sort()
    .at(-1)
  const done = phases.find(({ id }) => latest && walk.milestones.get(milestoneKey('phase', id)) === latest)
  return done ? { id: done.id, name: done.name } : null
}
