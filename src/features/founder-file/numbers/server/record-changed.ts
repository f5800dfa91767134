import type { MemberContext } from '#platform/server/context.ts'
import type { StoredField, StoredFields } from '../../pages/server/read-answers.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { recordPoints } from './record-points.ts'

type Written = { page: Worksheet; fields: StoredFields; touched: ReadonlySet<string> }

/**
 * Of answers that came with their own points, records those that their number says something else of: an older answer may
 * stand on its page again while a later one of the same field still counts, or none does.
 */
export async function recordChanged(ctx: MemberContext, written: readonly Written[]): Promise<void> {
  const measuring = written.filter(({ page, touched }) =>
    page.places.some(({ metric, address }) => metric && touched.has(address)),
  )
  if (measuring.length === 0) return
  const points = await readPoints(ctx)
  const byId = new Map(points.map((point) => [point.id, point]))
  const last = new Map(points.map((point) => [`${point.pageId} ${point.field}`, point]))
  for (const { page, fields, touched } of measuring) {
    const changed = [...touched].filter((field) => {
      const [stored, own] = [fields.get(field), last.get(`${page.id} ${field}`)]
      const counting = own && countingFor(own, byId)
      // An answer says what its field said last, or what an entry made of that.
      return stored && own && !(counting && (isSame(own, stored) || isSame(counting, stored)))
    })
    await recordPoints(ctx, page, fields, new Set(changed))
  }
}

type Point = Awaited<ReturnType<typeof readPoints>>[number]

const readPoints = ({ db, member }: MemberContext) =>
  db
    .selectFrom('fileNumbers')
    .select(['id', 'pageId', 'field', 'value', 'mark', 'correctedBy'])
    .where('memberId', '=', member.id)
    .orderBy('enteredAt')
    .orderBy('id')
    .execute()

/** The point that took the place of one in the end; none where its field was emptied. */
function countingFor(point: Point, byId: ReadonlyMap<string, Point>): Point | undefined {
  if (point.correctedBy === null) return point
  const later = point.correctedBy === point.id ? undefined : byId.get(point.correctedBy)
  return later && countingFor(later, byId)
}

const isSame = (point: Point, { value, mark }: StoredField) => point.value === value && point.mark === mark
