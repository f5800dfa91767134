import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

type Db = Kysely<never>
type Schema = Db['schema']

/** What a member chose, their photo, and what keeps their account theirs. */
export async function up({ schema }: Db, types: ColumnTypes): Promise<void> {
  await addChoices(schema, types)
  await createPhotos(schema, types)
  await createZoneChanges(schema, types)
  await createEmailChanges(schema, types)
  await createDevices(schema, types)
  await createTwoStep(schema, types)
}

async function addChoices(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema.alterTable('users').addColumn('theme', 'text').execute()
  for (const name of ['coachLetters', 'weeklyLetters', 'programLetters'])
    await schema
      .alterTable('users')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  await schema.alterTable('users').addColumn('twoStepSince', instant).execute()
}

/** In the database, so that every app server has it and a backup holds it: some 10 kB each, as base64. */
async function createPhotos(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('photos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('webp', 'text', (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .execute()
}

async function createZoneChanges(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('zoneChanges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('changedAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('zoneChangesOfMember').on('zoneChanges').columns(['memberId', 'changedAt']).execute()
}

async function createEmailChanges(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('emailChanges')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('expiresAt', instant, (c) => c.notNull())
    .execute()
}

async function createDevices(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('knownDevices')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('deviceHash', 'text', (c) => c.notNull())
    .addColumn('seenAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('knownDevice', ['memberId', 'deviceHash'])
    .execute()
}

async function createTwoStep(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('twoStepSecrets')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    // The 30-second step of the last code taken: none at or before it is taken again.
    .addColumn('lastStep', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('recoveryCodes')
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('codeHash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recoveryCode', ['memberId', 'codeHash'])
    .execute()
  await schema
    .createTable('pendingSignIns')
    .addColumn('tokenHash', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expiresAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('pendingSignInsOfMember').on('pendingSignIns').column('memberId').execute()
}
