import type { Context } from '#platform/server/context.ts'
import './accounts.tables.ts'

const columns = {
  coach: 'coachLetters',
  weekly: 'weeklyLetters',
  hour: 'hourLetters',
  program: 'programLetters',
} as const

/** Turns one kind of email off for the member whose link was used. */
export async function turnOffEmails({ db }: Context, memberId: string, kind: keyof typeof columns): Promise<void> {
  await db
    .updateTable('users')
    .set({ [columns[kind]]: 0 })
    .where('id', '=', memberId)
    .execute()
}
