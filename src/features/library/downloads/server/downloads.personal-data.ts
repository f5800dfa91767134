import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

/** Which resources a person downloaded and how they rated them. The totals remain after erasure: they identify no one. */
export const downloadsPersonalData: PersonalData = {
  tables: { downloads: ['memberId'] },

  export: async ({ db, library }, memberId) => {
    const rows = await db
      .selectFrom('downloads')
      .select(['resourceId', 'times', 'firstAt', 'lastAt', 'stars', 'ratedAt'])
      .where('memberId', '=', memberId)
      .orderBy('firstAt')
      .execute()
    const titleOf = (id: string) => library.resourceById.get(id)?.title ?? id
    return [
      { title: 'Resources you downloaded', rows: rows.map((row) => ({ title: titleOf(row.resourceId), ...row })) },
    ]
  },

  erase: ({ db }, memberId) => eraseRows(db, 'downloads', 'memberId', memberId),
}
