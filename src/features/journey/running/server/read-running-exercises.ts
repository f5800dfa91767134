import type { Db } from '#platform/server/database/database.ts'
import './running.tables.ts'

export type RunningExercise = {
  subModuleId: string
  unit: string
  target: number | null
  done: number
  backOn: string | null
}

/** What a member keeps running, by when they began it; a lesson that is completed since runs no more. */
export const readRunningExercises = (db: Db, memberId: string): Promise<RunningExercise[]> =>
  db
    .selectFrom('runningExercises')
    .leftJoin('completions', (join) =>
      join
        .onRef('completions.memberId', '=', 'runningExercises.memberId')
        .onRef('completions.subModuleId', '=', 'runningExercises.subModuleId'),
    )
    .select(['runningExercises.subModuleId', 'unit', 'target', 'done', 'backOn'])
    .where('runningExercises.memberId', '=', memberId)
    .where('completions.subModuleId', 'is', null)
    .orderBy('startedOn')
    .orderBy('runningExercises.subModuleId')
    .execute()
