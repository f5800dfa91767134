import type { Context } from '#platform/server/context.ts'
import { type MilestoneKind, milestoneKey, type Walk } from '../../journey.rules.ts'
import './completions.tables.ts'

export type Milestones = readonly (readonly [MilestoneKind, string])[]

export async function writeMilestones(
  { db }: Pick<Context, 'db'>,
  memberId: string,
  due: Milestones,
  reachedAt: string,
): Promise<void> {
  const rows = due.map(([kind, subject]) => ({ memberId, kind, subject, reachedAt }))
  if (rows.length > 0) await db.insertInto('milestones').values(rows).execute()
}

/** The walk as it is once they are written. */
export function withMilestones(walk: Walk, due: Milestones, reachedAt: string): Walk {
  const reached = due.map(([kind, subject]) => [milestoneKey(kind, subject), reachedAt] as const)
  return { ...walk, milestones: new Map([...walk.milestones, ...reached]) }
}
