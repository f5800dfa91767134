import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const analyzerPersonalData: PersonalData = {
  tables: { ideaScores: ['memberId'] },

  export: async ({ db }, memberId) => {
    const rows = await db
      .selectFrom('ideaScores')
      .select(['at', 'viability', 'analysis'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute()
    const readable = rows.map(({ analysis, ...row }) => ({ ...row, analysis: JSON.parse(analysis) as unknown }))
    return [{ title: 'Ideas you had analyzed', rows: readable }]
  },

  conceal: ({ db }, memberId) => eraseRows(db, 'ideaScores', 'memberId', memberId),

  erase: ({ db }, memberId) => eraseRows(db, 'ideaScores', 'memberId', memberId),
}
