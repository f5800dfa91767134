import { type Kysely, sql } from 'kysely'

/** Sums of the ledger of money as far as they were added up, and what the desk's lists are found by. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('moneySums')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('tier', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('cents', 'bigint', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('moneySumsOf', ['month', 'tier', 'kind'])
    .execute()
  // One row, once there are sums: the last entry that they hold.
  await schema
    .createTable('moneySummed')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('throughId', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('moneyEntriesOfFigure').on('moneyEntries').columns(['kind', 'month', 'id']).execute()
  await schema.dropIndex('moneyEntriesByMonth').execute()
  await schema.createIndex('subscriptionsByStatus').on('subscriptions').columns(['status', 'memberId']).execute()
  await sql`create index "unconfirmedPeople" on "users" ("id") where "emailVerified" = 0`.execute(db)
  await sql`create index "coachingPeople" on "users" ("id") where "role" = 'coach'`.execute(db)
  await sql`create index "pausedPeople" on "users" ("pausedUntil", "id") where "pausedUntil" is not null`.execute(db)
}
