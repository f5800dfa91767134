import { sql } from 'kysely'
import { afterEverything, byteOrder } from '#platform/server/database/byte-order.ts'
import type { Db } from '#platform/server/database/database.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const coachLedgerPersonalData: PersonalData = {
  tables: { coachLedger: ['coachId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'What your coach points came from',
      rows: await db
        .selectFrom('coachLedger')
        .select(['at', 'reason', 'label', 'points'])
        .where('coachId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
  ],

  erase: async ({ db }, memberId) => {
    await eraseClient(db, memberId)
    await eraseRows(db, 'coachLedger', 'coachId', memberId)
  },
}

/** Coaches keep what they were paid for a client, without what it was for. */
async function eraseClient(db: Db, clientId: string): Promise<void> {
  await db
    .updateTable('coachLedger')
    .set({ label: 'A milestone of a former client', cause: sql<string>`'former:' || ${sql.ref('id')}` })
    .where(byteOrder(db, sql.ref('cause')), '>=', `${clientId}:`)
    .where(byteOrder(db, sql.ref('cause')), '<', afterEverything(`${clientId}:`))
    .execute()
}
