import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const quotaPersonalData: PersonalData = {
  tables: { assistantUsage: ['memberId'] },

  export: async ({ db }, memberId) => {
    const rows = await db
      .selectFrom('assistantUsage')
      .select(['at', 'kind', 'state', 'model', 'inputTokens', 'outputTokens'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute()
    return [{ title: 'Your use of the assistant', rows }]
  },

  erase: ({ db }, memberId) => eraseRows(db, 'assistantUsage', 'memberId', memberId),
}
