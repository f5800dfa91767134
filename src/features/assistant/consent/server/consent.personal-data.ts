import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './consent.tables.ts'

export const consentPersonalData: PersonalData = {
  tables: { assistantConsents: ['memberId'] },

  export: async ({ db }, memberId) => {
    const rows = await db
      .selectFrom('assistantConsents')
      .select(['provider', 'isGiven', 'decidedAt'])
      .where('memberId', '=', memberId)
      .execute()
    return [
      {
        title: 'What you let the AI model read',
        rows: rows.map(({ isGiven, ...row }) => ({ ...row, founderFile: isGiven === 1 ? 'yes' : 'no' })),
      },
    ]
  },

  erase: ({ db }, memberId) => eraseRows(db, 'assistantConsents', 'memberId', memberId),
}
