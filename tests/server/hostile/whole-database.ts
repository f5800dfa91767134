import { sql } from 'kysely'
import type { World } from '#tests/world/world.ts'

/**
 * An answer writes these: the conversation, what was said, what it used, and cards that wait for the member. Only the rows of
 * whoever asked may change, and none of their cards may be decided on.
 */
const ofAnswers = ['conversations', 'chatMessages', 'assistantUsage', 'assistantMonths', 'proposals']

/** Every row of every table but those of the answers that `askers` get, as text. */
export async function wholeDatabase({ db }: World, askers: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const tables = await db.introspection.getTables()
  const conversations = await db.selectFrom('conversations').select(['id', 'memberId']).execute()
  const ownerOf = new Map(conversations.map(({ id, memberId }) => [id, memberId]))
  const rows = new Map<string, Set<string>>()
  for (const { name } of tables) {
    const found = (await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)).rows
    const others = ofAnswers.includes(name)
      ? found.filter((row) => !askers.has(ownerIn(ownerOf, row.memberId, row.conversationId)) || isDecided(name, row))
      : found
    rows.set(
      name,
      new Set(
        (name === 'assistantMonths' ? [] : others).map((row) => JSON.stringify({ ...row, ...withoutMatter[name] })),
      ),
    )
  }
  return rows
}

/** A member's writes follow one another by this number; an analysis notes when it was brought into the chat. */
const withoutMatter: Record<string, object> = { users: { version: 0 }, ideaScores: { carriedAt: null } }

const isDecided = (table: string, { state }: Record<string, unknown>) => table === 'proposals' && state !== 'proposed'

const ownerIn = (ownerOf: ReadonlyMap<string, string>, memberId: unknown, conversationId: unknown): string =>
  typeof memberId === 'string' ? memberId : (ownerOf.get(String(conversationId)) ?? '')

/** Rows that are in one of them and not in the other. */
export const changedRows = (before: Map<string, Set<string>>, after: Map<string, Set<string>>): string[] =>
  [...after].flatMap(([table, rows]) => {
    const was = before.get(table) ?? new Set()
    const lost = [...was].filter((row) => !rows.has(row)).map((row) => `${table} lost ${row}`)
    return [...lost, ...[...rows].filter((row) => !was.has(row)).map((row) => `${table} got ${row}`)]
  })
