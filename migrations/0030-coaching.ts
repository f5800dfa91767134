import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'

type Schema = Kysely<never>['schema']

/** Coaches, who coaches whom, what they wrote to each other, and what a coach earned by it. */
export async function up({ schema }: Kysely<never>, types: ColumnTypes): Promise<void> {
  await createProfiles(schema, types)
  await createAssignments(schema, types)
  await createMessages(schema, types)
  await createMilestones(schema, types)
  await createEarnings(schema, types)
}

async function createProfiles(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coachProfiles')
    .addColumn('coachId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('bio', 'text', (c) => c.notNull())
    .addColumn('experienceYears', 'integer', (c) => c.notNull())
    .addColumn('specializations', 'text', (c) => c.notNull())
    .addColumn('certifications', 'text', (c) => c.notNull())
    .addColumn('isActive', 'integer', (c) => c.notNull())
    .addColumn('createdAt', instant, (c) => c.notNull())
    .addColumn('updatedAt', instant, (c) => c.notNull())
    .execute()
}

async function createAssignments(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coachClients')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('clientId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // The client while the coaching lasts, else null: unique, so nobody ever has two coaches at once.
    .addColumn('liveClientId', 'text', (c) => c.unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('assignedAt', instant, (c) => c.notNull())
    .addColumn('graduatedAt', instant)
    .addColumn('endedAt', instant)
    .addColumn('contactedAt', instant)
    .execute()
  await schema.createIndex('clientsOfCoach').on('coachClients').columns(['coachId', 'id']).execute()
  await schema.createIndex('coachesOfClient').on('coachClients').columns(['clientId', 'id']).execute()
}

async function createMessages(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coachMessages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('assignmentId', 'text', (c) => c.notNull().references('coachClients.id').onDelete('cascade'))
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('sentAt', instant, (c) => c.notNull())
    .addColumn('readAt', instant)
    .execute()
  await schema.createIndex('messagesOfThread').on('coachMessages').columns(['assignmentId', 'id']).execute()

  await schema
    .createTable('coachingRequests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memberId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('sentTo', 'text', (c) => c.notNull())
    .addColumn('sentAt', instant, (c) => c.notNull())
    .execute()
  await schema.createIndex('requestsOfMember').on('coachingRequests').columns(['memberId', 'id']).execute()
}

async function createMilestones(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coachMilestones')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('clientId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('milestoneType', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('pointsEarned', 'integer', (c) => c.notNull())
    .addColumn('achievedAt', instant, (c) => c.notNull())
    .addColumn('recordedAt', instant, (c) => c.notNull())
    .addColumn('recordedBy', 'text', (c) => c.notNull())
    .addUniqueConstraint('clientMilestoneOnce', ['coachId', 'clientId', 'milestoneType', 'subject'])
    .execute()
  await schema.createIndex('milestonesOfCoach').on('coachMilestones').columns(['coachId', 'id']).execute()
}

async function createEarnings(schema: Schema, { instant }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coachLedger')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addUniqueConstraint('coachPaidOncePerCause', ['coachId', 'reason', 'cause'])
    .execute()
  await schema.createIndex('ledgerOfCoach').on('coachLedger').columns(['coachId', 'id']).execute()

  await schema
    .createTable('coachAchievements')
    .addColumn('coachId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('achievementId', 'text', (c) => c.notNull())
    .addColumn('achievedAt', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('coachAchievementOnce', ['coachId', 'achievementId'])
    .execute()
}
