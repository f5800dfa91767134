import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#platform/server/database/database.ts'
import './comments.tables.ts'

/** A coach’s comment whose answer waits for that coach. */
export const awaitsCoach =
  (coachId: string) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'fileComments'>) =>
    and([
      eb('fileComments.coachId', '=', coachId),
      eb('fileComments.awaits', '=', 'coach'),
      eb('fileComments.resolvedAt', 'is', null),
    ])
