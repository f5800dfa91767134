import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './alerts.tables.ts'

export const alertsPersonalData: PersonalData = {
  tables: { operatorLooks: ['memberId'] },
  export: async ({ db }, memberId) => [
    {
      title: 'Your daily email as an operator',
      rows: await db
        .selectFrom('operatorLooks')
        .select(['onDay', 'offSince'])
        .where('memberId', '=', memberId)
        .execute(),
    },
  ],
  erase: ({ db }, memberId) => eraseRows(db, 'operatorLooks', 'memberId', memberId),
}
