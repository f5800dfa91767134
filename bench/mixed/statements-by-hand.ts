import type { Db } from '#platform/server/database/database.ts'

/** Who asks, with the membership that most of it depends on. */
export const bySession = `select u.*, m.tier from sessions s join users u on u.id = s."userId" left join memberships m on m."memberId" = u.id where s.token = ?`

const completions = 'select "subModuleId", "completedAt" from completions where "memberId" = ?'
const standing = 'select points, xp, proactivity from standings where "memberId" = ?'
const earnings = 'select kind, subject, "earnedAt" from earnings where "memberId" = ?'
const gratitude = `select "onDay", text from "gratitudeEntries" where "memberId" = ? order by "onDay" desc limit 30`
const coached = `from "coachMessages" m join "coachClients" c on c.id = m."assignmentId" where c."liveClientId" = ?`
const unread = `select count(*) as unread ${coached} and m.sender = 'coach' and m."readAt" is null`
const messages = `select m.id, m.sender, m.text, m."sentAt", m."readAt" ${coached} order by m.id desc limit 50`
const conversations = `select id, title, "updatedAt" from conversations where "memberId" = ? order by "updatedAt" desc limit 30`
const downloads = 'select "resourceId", stars from downloads where "memberId" = ?'

/** What each of the mixed reads can't do without. */
export const readings: Readonly<Record<string, readonly string[]>> = {
  '/api/auth/user': [],
  '/api/dashboard': [completions, standing, gratitude, unread],
  '/api/progress': [completions],
  '/api/gamification/profile': [standing, earnings],
  '/api/messages/unread': [unread],
  '/api/submodules/:id': [completions],
  '/api/modules/:id/submodules': [completions],
  '/api/modules': [completions],
  '/api/resources': [downloads],
  '/api/resources/featured': [downloads],
  '/api/chat/conversations': [conversations],
  '/api/gratitude': [gratitude],
  '/api/messages': [messages],
  '/api/settings': [],
}

/** One row each, durable. */
const aRow = 'insert into "byHand" (id, "memberId") values (?, ?)'
export const changes: Readonly<Record<string, string>> = {
  '/api/submodules/:id/complete': aRow,
  '/api/gratitude': aRow,
  '/api/resources/:id/rating': aRow,
  '/api/messages': aRow,
}

export const createTableByHand = (db: Db): Promise<void> =>
  db.schema
    .createTable('byHand')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('memberId', 'text', (column) => column.notNull())
    .execute()
