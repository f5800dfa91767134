import { removedTitle } from '#features/program/lesson-title.ts'
import type { Db } from '#platform/server/database/database.ts'
import { eraseRows, maskedText, type PersonalData } from '#platform/server/personal-data.ts'
import { targetOf } from '../pages/fit-answer.ts'

const tables = [
  'fileAnswers',
  'fileDisplaced',
  'fileErasures',
  'fileSaves',
  'fileSnapshots',
  'fileNumbers',
  'filePages',
  'fileSettings',
] as const

export const founderFilePersonalData: PersonalData = {
  tables: Object.fromEntries(tables.map((table) => [table, ['memberId']])),

  export: async ({ db, worksheets }, memberId) => {
    const titleOf = (pageId: string) => worksheets.findById(pageId)?.title ?? removedTitle
    const nameOf = (pageId: string, field: string) => {
      const page = worksheets.findById(pageId)
      const target = page && targetOf(page, field)
      return { page: titleOf(pageId), pageId, field: target?.what === 'place' ? target.place.label : field }
    }
    const answers = await db
      .selectFrom('fileAnswers')
      .select(['pageId', 'field', 'value', 'mark', 'updatedAt'])
      .where('memberId', '=', memberId)
      .orderBy('pageId')
      .orderBy('field')
      .execute()
    const displaced = await db
      .selectFrom('fileDisplaced')
      .select(['pageId', 'field', 'value', 'mark', 'displacedAt'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute()
    const snapshots = await db
      .selectFrom('fileSnapshots')
      .select(['pageId', 'keptOn', 'programDay', 'answers', 'computed'])
      .where('memberId', '=', memberId)
      .orderBy('keptAt')
      .execute()
    return [
      {
        title: 'What you wrote in your Founder file',
        rows: answers.map(({ pageId, field, ...rest }) => ({ ...nameOf(pageId, field), ...rest })),
      },
      {
        title: 'Texts that a later save from another device replaced',
        rows: displaced.map(({ pageId, field, ...rest }) => ({ ...nameOf(pageId, field), ...rest })),
      },
      {
        title: 'Dated copies of your pages',
        rows: snapshots.map((row) => ({ page: titleOf(row.pageId), ...row })),
      },
      {
        title: "Your business's numbers",
        rows: await db
          .selectFrom('fileNumbers')
          .select(['key', 'date', 'onDay', 'value', 'mark', 'pageId', 'enteredAt', 'correctedBy', 'proposedAt'])
          .where('memberId', '=', memberId)
          .orderBy('enteredAt')
          .execute(),
      },
      {
        title: 'How your Founder file shows amounts and weeks',
        rows: await db
          .selectFrom('fileSettings')
          .select(['currency', 'weekStart'])
          .where('memberId', '=', memberId)
          .execute(),
      },
    ]
  },

  conceal: ({ db }, memberId) => concealFile(db, memberId),

  erase: async ({ db }, memberId) => {
    for (const table of tables) await eraseRows(db, table, 'memberId', memberId)
  },
}

/** A dated or chosen answer would be none any more. */
const dateLike = '"____-__%'

/** Texts are masked, and which rows a table has stays; figures, dates, ticks, copies and series are not there. */
async function concealFile(db: Db, memberId: string): Promise<void> {
  await db
    .deleteFrom('fileAnswers')
    .where('memberId', '=', memberId)
    .where((is) =>
      is.or([is.and([is('value', 'not like', '"%'), is('value', 'not like', '{%')]), is('value', 'like', dateLike)]),
    )
    .execute()
  await db
    .updateTable('fileAnswers')
    .set({ value: JSON.stringify(maskedText) })
    .where('memberId', '=', memberId)
    .where('value', 'like', '"%')
    .execute()
  await db.updateTable('filePages').set({ keyFigure: null }).where('memberId', '=', memberId).execute()
  for (const table of ['fileDisplaced', 'fileSnapshots', 'fileNumbers'] as const)
    await eraseRows(db, table, 'memberId', memberId)
}
