import { sql } from 'kysely'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { type StoredValue, wireValue } from '../apply-save.ts'
import { moveRow, underCurrentKeys } from '../renamed.ts'
import type { StoredFields } from './read-answers.ts'

const noText = sql<string | null>`cast(null as text)`

/** Answers of some pages, and of the first one the texts that were displaced and the copies that were kept, in one query. */
export async function readPageRows(ctx: FileOwner, pageIds: readonly [string, ...string[]]) {
  return groupRows(ctx, await selectRows(ctx, pageIds), pageIds)
}

function selectRows({ db, member }: FileOwner, pageIds: readonly [string, ...string[]]) {
  const [pageId] = pageIds
  return db
    .selectFrom('fileAnswers')
    .select([
      'pageId',
      'field',
      'value',
      sql<string | null>`mark`.as('mark'),
      'version',
      'updatedAt as at',
      noText.as('id'),
    ])
    .where('memberId', '=', member.id)
    .where('pageId', 'in', pageIds)
    .unionAll(
      db
        .selectFrom('fileDisplaced')
        .select([
          sql<string>`'displaced'`.as('pageId'),
          'field',
          'value',
          sql<string | null>`mark`.as('mark'),
          'version',
          'displacedAt as at',
          'id',
        ])
        .where('memberId', '=', member.id)
        .where('pageId', '=', pageId),
    )
    .unionAll(
      db
        .selectFrom('fileSnapshots')
        .select([
          sql<string>`'kept'`.as('pageId'),
          'keptOn as field',
          sql<string>`'null'`.as('value'),
          noText.as('mark'),
          'programDay as version',
          'keptAt as at',
          'id',
        ])
        .where('memberId', '=', member.id)
        .where('pageId', '=', pageId),
    )
    .execute()
}

type Row = Awaited<ReturnType<typeof selectRows>>[number]

/** Answers by page, displaced texts by field in the order in which they were displaced, copies from the first. */
function groupRows({ worksheets }: FileOwner, rows: readonly Row[], pageIds: readonly string[]) {
  const answers = new Map<string, StoredFields>(pageIds.map((id) => [id, new Map()]))
  // A mark is stored by the contract alone.
  for (const { pageId, field, value, mark, version, at } of underCurrentKeys(
    worksheets,
    rows.filter(({ id }) => id === null),
  ))
    answers
      .get(pageId)
      ?.set(field, { value: JSON.parse(value) as StoredValue, mark: mark as Mark | null, version, updatedAt: at })
  const others = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
  const displaced = others
    .filter(({ pageId }) => pageId === 'displaced')
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((row) => moveRow(worksheets, { ...row, pageId: pageIds[0] ?? '' }))
    .map(({ id, field, value, mark, version, at }) => ({
      id,
      field,
      value: wireValue(JSON.parse(value) as StoredValue),
      mark: mark as Mark | null,
      version,
      displacedAt: at,
    }))
  const kept = others
    .filter(({ pageId }) => pageId === 'kept')
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ id, field, at }) => ({ id, keptOn: field, keptAt: at }))
  return { answers, displaced: Map.groupBy(displaced, ({ field }) => field), kept }
}
