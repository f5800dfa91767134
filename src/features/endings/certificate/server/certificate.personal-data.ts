import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './certificate.tables.ts'

export const certificatePersonalData: PersonalData = {
  tables: { certificateLinks: ['memberId'] },

  export: async ({ db, accounts }, memberId) => {
    const links = await db
      .selectFrom('certificateLinks')
      .select(['token', 'turnedOnAt'])
      .where('memberId', '=', memberId)
      .execute()
    return [
      {
        title: 'The public page of your certificate',
        rows: links.map(({ token, turnedOnAt }) => ({
          address: new URL(`/certificate/${token}`, accounts.publicUrl).href,
          turnedOnAt,
        })),
      },
    ]
  },

  conceal: ({ db }, memberId) => eraseRows(db, 'certificateLinks', 'memberId', memberId),

  erase: ({ db }, memberId) => eraseRows(db, 'certificateLinks', 'memberId', memberId),
}
