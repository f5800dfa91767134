import { eraseMember } from '#features/account/server/public.ts'
import { audit, inTransaction, type Run } from './command.ts'

export const eraseMemberCommand: Run = async (admin, [named = '']) => {
  await inTransaction(admin, async (admin) => {
    const { services } = admin
    const person = await services.db
      .selectFrom('users')
      .select('id')
      .where((or) => or.or([or('email', '=', named.toLowerCase()), or('id', '=', named)]))
      .executeTakeFirst()
    if (!person || !(await eraseMember(services, person.id))) throw new Error(`There’s no member ${named}.`)
    await audit(admin, 'members erase', `member ${person.id}`)
  })
  return [`Erased. When the server runs, it ends their membership and sends the last email.`]
}
