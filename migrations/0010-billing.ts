import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

type Schema = Kysely<never>['schema']

/** What the payment provider told about whom, what arrived from it, and what followed. */
export async function up({ schema }: Kysely<never>, types: ColumnTypes): Promise<void> {
  await createPayers(schema, types)
  await createSubscriptions(schema, types)
  await createEvents(schema, types)
  await createGuarantees(schema, types)
}

async function createPayers(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('payers')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('customerKey', 'text', (c) => c.notNull())
    .addColumn('customerId', 'text', (c) => c.unique())
    .addColumn('attemptId', 'text')
    .addColumn('attemptPriceId', 'text')
    .addColumn('previewPriceId', 'text')
    .addColumn('previewAt', 'integer')
    .addColumn('firstPaidAt', instant)
    .addColumn('firstSubscriptionId', 'text')
    .addColumn('reading', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function createSubscriptions(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('tier', 'text', (c) => c.notNull())
    .addColumn('priceId', 'text', (c) => c.notNull())
    .addColumn('priceCents', 'integer', (c) => c.notNull())
    .addColumn('nextTier', 'text')
    .addColumn('nextCents', 'integer')
    .addColumn('startedAt', instant, (c) => c.notNull())
    .addColumn('periodEndsAt', instant, (c) => c.notNull())
    .addColumn('endsAt', instant)
    .addColumn('refundedAt', instant)
    .addColumn('disputedAt', instant)
    .addColumn('readAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('subscriptionsOfMember').on('subscriptions').column('memberId').execute()

  await schema
    .createTable('membershipChanges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('fromTier', 'text', (c) => c.notNull())
    .addColumn('toTier', 'text', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('membershipChangesOf').on('membershipChanges').columns(['memberId', 'id']).execute()
}

async function createEvents(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('providerEvents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('receivedAt', instant, (c) => c.notNull())
    .addColumn('doneAt', instant)
    .execute()
  await schema.createIndex('providerEventsByTime').on('providerEvents').column('receivedAt').execute()

  await schema
    .createTable('noticesSent')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .execute()
}

async function createGuarantees(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('guarantees')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('subscriptionId', 'text', (c) => c.notNull())
    .addColumn('requestedAt', instant, (c) => c.notNull())
    .addColumn('refundedCents', 'integer')
    .addColumn('carriedOutAt', instant)
    .execute()
}
