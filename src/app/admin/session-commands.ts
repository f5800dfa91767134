import { endSessionsAsOperator } from '#features/identity/server/public.ts'
import { audit, auditMember, type Command } from './command.ts'

export const endSessionsCommand: Command = {
  name: 'sessions end',
  needs: ['email or all'],
  does: 'Signs a member out everywhere; with "all", everyone.',
  run: async (admin, [whose = '']) => {
    const ended = await endSessionsAsOperator(admin.services, whose === 'all' ? 'all' : { email: whose })
    if (ended === undefined) throw new Error(`No member has the email ${whose}.`)
    if (whose === 'all') await audit(admin, 'sessions end', 'all')
    else await auditMember(admin, 'sessions end', whose)
    return [`${ended} sessions ended.`]
  },
}
