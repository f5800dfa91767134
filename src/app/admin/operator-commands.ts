import { sumMoney } from '#features/billing/server/public.ts'
import { listOperators, setOperator } from '#features/identity/server/public.ts'
import { rebuildStopping } from '#features/operator/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { audit, auditMember, inTransaction, type Run } from './command.ts'

export const grantDesk: Run = (admin, [email = '']) =>
  inTransaction(admin, async (admin) => {
    if (!(await setOperator(admin.services, email, true))) throw new Error(`No member has the email ${email}.`)
    await auditMember(admin, 'operators grant', email)
    const { local } = admin.config
    return [
      `${email} can use the desk at /operator now${local ? '' : ', once two-step sign-in is on in their settings'}.`,
    ]
  })

export const takeBackDesk: Run = (admin, [email = '']) =>
  inTransaction(admin, async (admin) => {
    if (!(await setOperator(admin.services, email, false))) throw new Error(`No member has the email ${email}.`)
    await auditMember(admin, 'operators take-back', email)
    return [`The desk is closed to ${email}.`]
  })

export const listDesks: Run = async ({ services }) => {
  const people = await listOperators(services)
  if (people.length === 0) return ['No one may open the desk yet. Grant it with `operators grant <email>`.']
  return people.map(({ email, emailVerified, name, operatorSince, twoStepSince }) =>
    [
      email,
      name,
      `since ${operatorSince?.slice(0, 10)}`,
      twoStepSince ? '' : 'two-step sign-in is off',
      emailVerified ? '' : 'address isn’t confirmed',
    ]
      .filter(Boolean)
      .join('  '),
  )
}

export const rebuildFigures: Run = async (admin) => {
  const members = await rebuildStopping(admin.services)
  await sumMoney(admin.services, { fromScratch: true })
  await audit(admin, 'figures rebuild', counted(members, 'member'))
  return [
    `${counted(members, 'member')} counted. The desk shows it at /operator/where-people-stop. The ledger of money was added up once more.`,
  ]
}
