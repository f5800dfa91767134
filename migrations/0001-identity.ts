import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

type Schema = Kysely<never>['schema']

/** Accounts as the account library keeps them, with what the product knows of a person in the same row. */
export async function up({ schema }: Kysely<never>, types: ColumnTypes): Promise<void> {
  await createUsers(schema, types)
  await createSessions(schema, types)
  await createAccounts(schema, types)
  await createVerifications(schema, types)
}

async function createUsers(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('image', 'text')
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .addColumn('firstName', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('lastName', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('client'))
    .addColumn('timeZone', 'text', (c) => c.notNull().defaultTo('UTC'))
    .addColumn('enrolledOn', 'text', (c) => c.notNull())
    .addColumn('dayFloor', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('coachGrantedAt', instant)
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function createSessions(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', instant, (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .execute()
  await schema.createIndex('sessionsOfUser').on('sessions').column('userId').execute()
}

async function createAccounts(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', instant)
    .addColumn('refreshTokenExpiresAt', instant)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .addUniqueConstraint('accountOfProvider', ['providerId', 'accountId'])
    .execute()
  await schema.createIndex('accountsOfUser').on('accounts').column('userId').execute()
}

async function createVerifications(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', instant, (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('verificationsByEnd').on('verifications').column('expiresAt').execute()
  await schema.createIndex('verificationsByIdentifier').on('verifications').column('identifier').execute()
}
