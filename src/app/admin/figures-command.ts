import { rebuildStopping } from '#features/operator/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { audit, type Command } from './command.ts'

export const rebuildFigures: Command = {
  name: 'figures rebuild',
  needs: [],
  does: 'Counts again where people stop in the program, as each night does.',
  run: async (admin) => {
    const members = await rebuildStopping(admin.services)
    await audit(admin, 'figures rebuild', counted(members, 'member'))
    return [`${counted(members, 'member')} counted. The desk shows it at /operator/where-people-stop.`]
  },
}
