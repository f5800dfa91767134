import { type PaidTier, paidTierOf } from '#features/membership/membership.rules.ts'
import { endGift, giveTier, isEmailedOfGifts, readGift } from '#features/membership/server/public.ts'
import { dateForm } from '#platform/format/date-forms.ts'
import { Refusal } from '#shared/refusal.ts'
import { type Admin, auditMember, inTransaction, type Run } from './command.ts'
import { WrongUse } from './words/commands.ts'

export const givePlan: Run = async (admin, [email = '', plan, lastDay = '', ...words]) => {
  const tier = paidTierOf(plan)
  if (!tier || !dateForm.test(lastDay))
    throw new WrongUse('npm run admin -- gifts give <email> <quantum|elite> <2027-01-31> <reason>')
  return inTransaction(admin, async (admin) => {
    const { person, seen } = await findPerson(admin, email)
    await saying(() => giveTier(admin.services, person, { tier, lastDay, seen }))
    await auditMember(admin, giving(tier, lastDay), email, words.join(' '))
    return [`${email} has ${plan} through ${lastDay} now, and ${byEmail(admin, person)}. Payments stay as they are.`]
  })
}

export const endGiftCommand: Run = (admin, [email = '', ...words]) =>
  inTransaction(admin, async (admin) => {
    const { person, seen } = await findPerson(admin, email)
    const { tier } = await saying(() => endGift(admin.services, person, { seen }))
    await auditMember(admin, 'end-gift', email, words.join(' '))
    return [`The gift of ${tier} has ended; ${email} ${byEmail(admin, person)}.`]
  })

const byEmail = ({ services }: Admin, person: { emailVerified: number }) =>
  isEmailedOfGifts(services, person)
    ? 'gets an email about it'
    : 'gets no email about it, since the address isn’t confirmed'

/** As the desk writes it down. */
const giving = (tier: PaidTier, lastDay: string) => `give-plan ${tier} through ${lastDay}`

async function findPerson({ services }: Admin, email: string) {
  const person = await services.db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'timeZone'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!person) throw new Error(`No member has the email ${email}.`)
  const gift = await readGift(services, person.id, person.timeZone)
  return { person, seen: gift?.until ?? null }
}

async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? new Error(error.message) : error
  }
}
