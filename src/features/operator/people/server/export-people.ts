import { setImmediate as breathe } from 'node:timers/promises'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Download } from '#platform/server/http/reply/send-download.ts'
import type { Input } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import type { Sort } from '../../operator.rules.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import { csvLine, csvMark } from '../../server/csv-line.ts'
import type { exportPeople as endpoint, PersonRow } from '../people.contract.ts'
import { readPeople } from './find-people.ts'
import { type Narrowed, refuseReversedDays, withZones } from './narrow-people.ts'

const heads = ['name', 'email', 'plan', 'role', 'status', 'coach', 'day', 'joined', 'last seen']

/** People read at a time; others are answered in between. */
const page = 500

/** A table for a spreadsheet. Who took it with them is written down. */
export async function exportPeople(ctx: MemberContext, { query }: Input<typeof endpoint>): Promise<Download> {
  refuseReversedDays(query)
  await requireProof(ctx)
  const { sort, ...narrowed } = query
  const rows = (await readAll(ctx, await withZones(ctx, narrowed))).sort(orders[sort])
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'people exported', subject: `${rows.length} members` }), {
    raises: false,
  })
  const lines = [heads, ...rows.map((row) => cellsOf(row))]
  const text = `${csvMark}${lines.map(csvLine).join('')}`
  return { bytes: Buffer.from(text), type: 'text/csv; charset=utf-8', saveAs: 'people.csv' }
}

async function readAll(ctx: MemberContext, narrowed: Narrowed): Promise<PersonRow[]> {
  const rows: PersonRow[] = []
  for (;;) {
    const before = rows.at(-1)?.id
    const more = await readPeople(ctx, narrowed, { limit: page, before })
    rows.push(...more)
    if (more.length < page) return rows
    // SQLite answers at once: without a pause nobody else would be answered until all are read.
    await breathe()
  }
}

type Compare = (one: PersonRow, other: PersonRow) => number

/** As the list has them. Read by their ids, so that who is active meanwhile isn’t left out. */
const orders: Record<Sort, Compare> = {
  newest: () => 0,
  name: (one, other) => one.name.toLowerCase().localeCompare(other.name.toLowerCase()),
  day: (one, other) => (other.day ?? 0) - (one.day ?? 0),
  seen: (one, other) => (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? ''),
}

const cellsOf = ({ name, email, tier, role, statuses, coachName, day, joinedAt, lastSeenAt }: PersonRow): string[] => [
  name,
  email,
  tier,
  role,
  statuses.join(' '),
  coachName ?? '',
  day === null ? '' : String(day),
  joinedAt.slice(0, 10),
  lastSeenAt?.slice(0, 10) ?? '',
]
