import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeEmail } from '#features/identity/email-address/email-address.contract.ts'
import { customerOf, payingMember, providerOf } from '#tests/world/payer.ts'
import { confirmAddress, emailsTo, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

async function movesTo(member: TestMember, email: string) {
  expect((await member.call(changeEmail, { body: { email } })).status).toBe(200)
  const token = tokenIn((await emailsTo(world, email)).at(-1)?.text)
  expect((await confirmAddress(world, token, member.cookie)).status).toBe(200)
  await world.runJobs()
}

test('the provider writes to the address that a member has, also once it is another one', async () => {
  const ada = await payingMember(world)
  const stripe = await providerOf(world)
  const customer = await customerOf(world, ada)
  const emailThere = async () => {
    const found = await stripe.customers.retrieve(customer)
    return found.deleted ? null : found.email
  }
  expect(await emailThere()).toBe(ada.email)
  const email = someone()
  await movesTo(ada, email)
  expect(await emailThere()).toBe(email)
  await stripe.customers.del(customer)
  await movesTo(ada, someone())
  expect(
    await world.db.selectFrom('jobs').select('name').where('name', '=', 'billing.update-customer').execute(),
  ).toEqual([])
})
