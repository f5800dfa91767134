import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

type Schema = Kysely<never>['schema']

/** What members write on the pages of their Founder file, its dated copies, and the numbers of their business. */
export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  const { schema } = db
  await createPages(schema, types)
  await createAnswers(schema, types)
  await createCopies(schema, types)
  await createNumbers(db, types)
  await schema
    .createTable('fileSettings')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('weekStart', 'text', (c) => c.notNull())
    .execute()
}

const ofMember = (schema: Schema, table: string) =>
  schema.createTable(table).addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))

async function createPages(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await ofMember(schema, 'filePages')
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('isDone', 'integer', (c) => c.notNull())
    .addColumn('keyFigure', 'text')
    .addColumn('keptOn', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('filePagesOfMember', ['memberId', 'pageId'])
    .execute()
}

async function createAnswers(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await ofMember(schema, 'fileAnswers')
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('mark', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('fileAnswersOfPage', ['memberId', 'pageId', 'field'])
    .execute()
  await ofMember(schema, 'fileDisplaced')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('displacedAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('fileDisplacedOfPage').on('fileDisplaced').columns(['memberId', 'pageId']).execute()
  await ofMember(schema, 'fileSaves')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('displacedId', 'text')
    .addColumn('savedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('fileSavesOfMember', ['memberId', 'id'])
    .execute()
  await schema.createIndex('fileSavesByTime').on('fileSaves').column('savedAt').execute()
}

async function createCopies(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await ofMember(schema, 'fileSnapshots')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('pageId', 'text', (c) => c.notNull())
    .addColumn('keptOn', 'text', (c) => c.notNull())
    .addColumn('keptAt', instant, (c) => c.notNull())
    .addColumn('programDay', 'integer', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('computed', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('fileSnapshotsOfMember', ['memberId', 'id'])
    .execute()
  await schema.createIndex('fileSnapshotsOfPage').on('fileSnapshots').columns(['memberId', 'pageId']).execute()
}

async function createNumbers(db: Kysely<never>, { instant }: ColumnTypes): Promise<void> {
  await ofMember(db.schema, 'fileNumbers')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('onDay', 'integer', (c) => c.notNull())
    .addColumn('value', 'double precision', (c) => c.notNull())
    .addColumn('mark', 'text')
    .addColumn('pageId', 'text')
    .addColumn('field', 'text')
    .addColumn('enteredAt', instant, (c) => c.notNull())
    .addColumn('correctedBy', 'text')
    .addPrimaryKeyConstraint('fileNumbersOfMember', ['memberId', 'id'])
    .execute()
  await sql`create unique index "fileNumbersCurrent" on "fileNumbers" ("memberId", "key", "onDay", "date") where "correctedBy" is null`.execute(
    db,
  )
}
