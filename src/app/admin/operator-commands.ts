import { sumMoney } from '#features/billing/server/public.ts'
import { listOperators, setOperator } from '#features/identity/server/public.ts'
import { rebuildStopping } from '#features/operator/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { audit, auditMember, type Command } from './command.ts'

export const grantDesk: Command = {
  name: 'operators grant',
  needs: ['email'],
  does: 'Lets a member use the operator’s desk (/operator); in public mode they need two-step sign-in.',
  run: async (admin, [email = '']) => {
    if (!(await setOperator(admin.services, email, true))) throw new Error(`No member has the email ${email}.`)
    await auditMember(admin, 'operators grant', email)
    const { local } = admin.config
    return [
      `${email} can use the desk at /operator now${local ? '' : ', once two-step sign-in is on in their settings'}.`,
    ]
  },
}

export const takeBackDesk: Command = {
  name: 'operators take-back',
  needs: ['email'],
  does: 'Closes the operator’s desk to a member, starting with their next click.',
  run: async (admin, [email = '']) => {
    if (!(await setOperator(admin.services, email, false))) throw new Error(`No member has the email ${email}.`)
    await auditMember(admin, 'operators take-back', email)
    return [`The desk is closed to ${email}.`]
  },
}

export const listDesks: Command = {
  name: 'operators list',
  needs: [],
  does: 'Shows who may open the operator’s desk.',
  run: async ({ services }) => {
    const people = await listOperators(services)
    if (people.length === 0) return ['No one may open the desk yet. Grant it with `operators grant <email>`.']
    return people.map(({ email, name, operatorSince, twoStepSince }) =>
      [email, name, `since ${operatorSince?.slice(0, 10)}`, twoStepSince ? '' : 'two-step sign-in is off']
        .filter(Boolean)
        .join('  '),
    )
  },
}

export const rebuildFigures: Command = {
  name: 'figures rebuild',
  needs: [],
  does: 'Counts again where people stop in the program, and adds up the ledger of money once more.',
  run: async (admin) => {
    const members = await rebuildStopping(admin.services)
    await sumMoney(admin.services, { fromScratch: true })
    await audit(admin, 'figures rebuild', counted(members, 'member'))
    return [
      `${counted(members, 'member')} counted. The desk shows it at /operator/where-people-stop. The ledger of money was added up once more.`,
    ]
  },
}
