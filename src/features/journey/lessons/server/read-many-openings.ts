import type { Context } from '#platform/server/context.ts'
import './lessons.tables.ts'

/** Which lessons these members have opened. */
export const readManyOpenings = ({ db }: Pick<Context, 'db'>, memberIds: readonly string[]) =>
  db
    .selectFrom('lessonOpenings')
    .select(['memberId', 'subModuleId'])
    .where('memberId', 'in', [...memberIds])
    .execute()
