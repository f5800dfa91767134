import { eraseMember } from '#features/account/server/public.ts'
import { audit, type Command } from './command.ts'

export const eraseMemberCommand: Command = {
  name: 'members erase',
  needs: ['email or id'],
  does: 'Deletes an account and everything personal with it, as its owner could; for a request that came by mail.',
  run: async (admin, [named = '']) => {
    const { services } = admin
    const person = await services.db
      .selectFrom('users')
      .select('id')
      .where((or) => or.or([or('email', '=', named.toLowerCase()), or('id', '=', named)]))
      .executeTakeFirst()
    if (!person || !(await eraseMember(services, person.id))) throw new Error(`Nobody is called ${named}.`)
    await audit(admin, 'members erase', `member ${person.id}`)
    return [`Erased. The server ends what they paid for, and sends the last email, as soon as it runs.`]
  },
}
