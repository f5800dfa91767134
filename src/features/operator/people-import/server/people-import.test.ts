import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { customerOf, payingMember } from '#tests/world/payer.ts'
import { ask, emailsTo, password, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import type { ImportFound } from '../people-import.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

async function send(text: string, path = '/api/operator/people-import', caller = owner) {
  const response = await caller.send('POST', path, text, { 'content-type': 'text/csv' })
  return {
    status: response.statusCode,
    body: JSON.parse(response.body) as ImportFound & { code: string; message: string },
  }
}
const check = (text: string) => send(text, '/api/operator/people-import/check')
const table = (...lines: string[]) => ['Email,First name,Last name,Customer', ...lines].join('\r\n')
const countPeople = async () =>
  Number(
    (
      await world.db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('every bad line of a thousand is named by its number, and nothing is imported while there is one', async () => {
  const bad = new Map<number, string>()
  const lines = Array.from({ length: 1000 }, (_, n) => {
    const line = n + 2
    const good = `person${n}@import.example,Ada,Okafor,`
    if (n % 20 !== 7) return good
    const kinds = [
      [`no-address-${n},Ada,Okafor,`, 'isn’t an email address'],
      [`,Ada,Okafor,`, 'There’s no email address'],
      [`PERSON${n - 1}@import.example,Ada,Okafor,`, `line ${line - 1}`],
      [`person${n}@import.example,https://spam.example,Okafor,`, 'can’t be a first name'],
      [`person${n}@import.example,Ada,Okafor,4711`, 'begin with cus_'],
    ] as const
    const [text, words] = kinds[Math.floor(n / 20) % kinds.length] ?? kinds[0]
    bad.set(line, words)
    return text
  })
  const before = await countPeople()
  const found = (await check(table(...lines))).body
  expect(bad.size).toBe(50)
  expect(found.problems.map(({ line }) => line)).toEqual([...bad.keys()])
  for (const { line, words } of found.problems) expect(words).toContain(bad.get(line))
  expect([found.added, found.existing]).toEqual([950, 0])
  expect((await send(table(...lines))).body.code).toBe('operator.wrongLines')
  await world.runJobs()
  expect(await countPeople()).toBe(before)
})

test('people are invited to choose a password of their own; a second import changes nothing', async () => {
  const [ada, ben] = [someone(), someone()]
  const text = `\ufeff${table(`${ada.toUpperCase()},Ada,"Okafor, Jr.",`, `${ben},Ben,,`, `${owner.email},Other,Name,`)}`
  expect((await check(text)).body).toEqual({ added: 2, existing: 1, customers: 0, problems: [], unused: [] })
  expect(await emailsTo(world, ada)).toEqual([])
  await Promise.all([send(text), send(text)])
  const [email, ...more] = await emailsTo(world, ada)
  expect([email?.subject, more]).toEqual([expect.stringMatching(/^Your account at/), []])
  expect(email?.text).toContain('/api/login?mode=choose')
  const before = await countPeople()
  expect((await send(text)).body).toMatchObject({ added: 0, existing: 3 })
  await world.runJobs()
  expect(await countPeople()).toBe(before)
  const row = await world.db.selectFrom('users').select(['firstName', 'lastName']).where('email', '=', ada).execute()
  expect(row).toEqual([{ firstName: 'Ada', lastName: 'Okafor, Jr.' }])
})

test('day 1 is the day of the first visit, which confirms the address too', async () => {
  const email = someone()
  await send(table(`${email},Ada,Okafor,`))
  await world.runJobs()
  const imported = world.services.now()
  world.setNow(imported.add({ hours: 9 * 24 }).toString())
  const post = (path: string, body: object) => ask(world, `/api/auth/${path}`, { method: 'POST', body })
  const choose = async (timeZone: string) => {
    await post('request-password-reset', { email })
    const token = tokenIn((await emailsTo(world, email)).at(-1)?.text)
    return (await post('reset-password', { token, newPassword: password, timeZone })).body
  }
  expect(await choose('Asia/Tokyo')).toEqual({ success: true, isNew: true })
  const subjects = async () => (await emailsTo(world, email)).map(({ subject }) => subject.slice(0, 15))
  expect(await subjects()).toEqual(['Your account at', 'Choose your pas'])
  const signIn = async () => (await post('sign-in/email', { email, password })).cookie
  const day = async () => {
    const { headers, body } = await ask(world, '/api/auth/user', { cookie: await signIn() })
    return [headers['x-program-day'], body.timeZone]
  }
  expect(await day()).toEqual(['1', 'Asia/Tokyo'])
  expect((await ask(world, '/api/settings', { cookie: await signIn() })).body.emailVerified).toBe(true)
  // Another password later begins nothing.
  world.setNow(imported.add({ hours: 12 * 24 }).toString())
  expect(await choose('Europe/Paris')).toEqual({ success: true, isNew: false })
  expect(await day()).toEqual(['4', 'Asia/Tokyo'])
  expect(await subjects()).toContain('Set a new passw')
  world.setNow(imported.toString())
})

test('a customer of the payment provider keeps what they pay for, and nothing is charged', async () => {
  const payer = await payingMember(world, 'elite')
  const customerId = await customerOf(world, payer)
  const charges = () => world.services.payments.stripe().then((stripe) => stripe.charges.list({ customer: customerId }))
  const before = (await charges()).data.length
  // They paid before this installation knew them.
  await world.runJobs()
  const stripe = await world.services.payments.stripe()
  await stripe.customers.update(customerId, { metadata: { memberId: '' } })
  await world.db.deleteFrom('subscriptions').where('memberId', '=', payer.id).execute()
  await world.db.deleteFrom('payers').where('memberId', '=', payer.id).execute()
  const email = someone()
  expect((await send(table(`${email},Ada,Okafor,${customerId}`))).body).toMatchObject({ added: 1, customers: 1 })
  await world.runJobs()
  const { id } = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const tier = await world.db.selectFrom('memberships').select('tier').where('memberId', '=', id).executeTakeFirst()
  expect(tier?.tier).toBe('elite')
  expect((await charges()).data.length).toBe(before)
  // It isn’t told as something that events missed.
  expect(await world.db.selectFrom('billingDifferences').select('what').where('memberId', '=', id).execute()).toEqual(
    [],
  )

  const other = someone()
  await send(table(`${other},Eve,Other,${customerId}`))
  expect(await emailsTo(world, other)).toHaveLength(1)
  const rows = await world.db.selectFrom('payers').select('memberId').where('customerId', '=', customerId).execute()
  expect(rows).toEqual([{ memberId: id }])
})

test('other separators and a name in one column are read; what is no table is said to be none', async () => {
  expect((await check(`Name;E-Mail\n"Ada Okafor";${someone()}`)).body.added).toBe(1)
  expect((await check(`Full name\tEmail address\nAda Okafor\t${someone()}`)).body.added).toBe(1)
  for (const text of ['', 'a,b\n1,2', '\u0000\u0001"'])
    expect((await check(text)).body.code).toBe('operator.unreadableTable')
  expect((await check(table(...Array.from({ length: 5001 }, (_, n) => `p${n}@x.example,,,`)))).body.message).toMatch(
    /Split it/,
  )
})

test('members import no one', async () => {
  const member = await world.member()
  expect((await send(table(`${someone()},,,`), '/api/operator/people-import', member)).status).toBe(403)
})

test('columns that nothing is taken from are named', async () => {
  const { body } = await check(`Email,Plan,Joined,,Phone\n${someone()},elite,2026-01-01,x,1`)
  expect([body.added, body.unused]).toEqual([1, ['Plan', 'Joined', 'Phone']])
})
