import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './memory.tables.ts'

export const memoryPersonalData: PersonalData = {
  tables: { rememberedFacts: ['memberId'] },

  export: async ({ db }, memberId) => {
    const rows = await db
      .selectFrom('rememberedFacts')
      .select(['text', 'createdAt'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute()
    return [{ title: 'What the assistant remembers', rows }]
  },

  conceal: ({ db }, memberId) => eraseRows(db, 'rememberedFacts', 'memberId', memberId),

  erase: ({ db }, memberId) => eraseRows(db, 'rememberedFacts', 'memberId', memberId),
}
