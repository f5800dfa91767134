import type { Context } from '#platform/server/context.ts'
import './accounts.tables.ts'

const columns = { weekly: 'weeklyLetters', program: 'programLetters' } as const

/** Switches one kind of email off, for whoever it is that holds its link. */
export async function turnOffEmails({ db }: Context, memberId: string, kind: keyof typeof columns): Promise<void> {
  await db
    .updateTable('users')
    .set({ [columns[kind]]: 0 })
    .where('id', '=', memberId)
    .execute()
}
