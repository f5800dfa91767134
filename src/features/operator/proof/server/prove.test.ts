import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { type Caller, callerOver } from '#tests/world/caller.ts'
import { withApps } from '#tests/world/two-step.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { moveCaseload } from '../../coaches/coaches.contract.ts'
import { deletePerson } from '../../deletion/deletion.contract.ts'
import { refundPayment } from '../../money/money.contract.ts'
import { actOnPerson, getPerson } from '../../people/people.contract.ts'
import { startSeeing } from '../../seeing/seeing.contract.ts'
import { prove } from '../proof.contract.ts'

let world: World
let ada: TestMember
let olga: { id: string; email: string; codes: string[] }
let owner: Caller
const { withTwoFactor, codeOf } = withApps(() => world)
beforeAll(async () => {
  world = await newWorld()
  ada = await world.member()
  const joined = await withTwoFactor()
  olga = joined
  await setOperator(world.services, joined.email, true)
  owner = callerOver(world.app, joined.cookie)
})
afterAll(() => world.close())

/** So much later, as far as this session tells. */
async function minutesLater(minutes: number): Promise<void> {
  const { createdAt, provedAt } = await world.db
    .selectFrom('sessions')
    .select(['createdAt', 'provedAt'])
    .where('userId', '=', olga.id)
    .executeTakeFirstOrThrow()
  const earlier = (at: string) => iso(Temporal.Instant.from(at).subtract({ minutes }))
  await world.db
    .updateTable('sessions')
    .set({ createdAt: earlier(createdAt), provedAt: provedAt && earlier(provedAt) })
    .where('userId', '=', olga.id)
    .execute()
}

const params = () => ({ memberId: ada.id })
const reason = 'They asked for it'
const endSessions = () => owner.call(actOnPerson, { params: params(), body: { action: 'end-sessions' } })
const give = (code?: string) => owner.call(prove, { body: code === undefined ? {} : { code } })

test('what can hurt takes a code ten minutes after the sign-in, and is done for ten minutes more', async () => {
  expect((await endSessions()).status).toBe(200)
  await minutesLater(11)
  const refused = { status: 403, body: { code: 'operator.proofNeeded' } }
  expect(await endSessions()).toMatchObject(refused)
  expect(await give()).toMatchObject(refused)
  expect(await give('000000')).toMatchObject({ status: 400, body: { code: 'identity.codeNotRight' } })
  expect(await endSessions()).toMatchObject(refused)
  expect((await give(await codeOf(olga.id))).status).toBe(200)
  expect((await give()).status).toBe(200)
  expect((await endSessions()).status).toBe(200)
  await minutesLater(11)
  expect(await endSessions()).toMatchObject(refused)
  expect((await give(olga.codes[0])).status).toBe(200)
  expect((await endSessions()).status).toBe(200)
})

test('so does every act of that kind, and nothing is done without it; looking and the harmless go on', async () => {
  await minutesLater(11)
  const seen = null
  const refund = { chargeId: 'ch_1', cents: 1, seen: 0, endsPlan: false, reason }
  const asked = [
    ...[{ action: 'send-reset' }, { action: 'two-step-off', reason }, { action: 'grant-coach', reason }].map((body) =>
      owner.call(actOnPerson, { params: params(), body: body as never }),
    ),
    owner.call(actOnPerson, { params: params(), body: { action: 'correct-address', email: 'b@example.com', reason } }),
    owner.call(actOnPerson, { params: params(), body: { action: 'end-gift', seen, reason } }),
    owner.call(deletePerson, { params: params(), body: { email: ada.email, reason } }),
    owner.call(refundPayment, { params: params(), body: refund }),
    owner.call(startSeeing, { body: { as: 'member', memberId: ada.id, reason } }),
    owner.call(moveCaseload, { params: { coachId: ada.id }, body: { to: olga.id, clientIds: [ada.id], reason } }),
  ]
  const codes = (await Promise.all(asked)).map(({ body }) => (body as { code?: string }).code)
  expect(codes).toEqual(asked.map(() => 'operator.proofNeeded'))
  const files = [
    await owner.send('GET', '/api/operator/people.csv'),
    await owner.send('GET', '/api/operator/money/month.csv?month=2026-03'),
    await owner.send('POST', '/api/operator/people-import', 'email\nc@example.com\n', { 'content-type': 'text/csv' }),
  ]
  expect(files.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect((await owner.call(getPerson, { params: params() })).status).toBe(200)
  const harmless = { action: 'resend-confirmation' } as const
  expect((await owner.call(actOnPerson, { params: params(), body: harmless })).body.code).toBe(
    'operator.nothingToConfirm',
  )
})

test('another session of the same operator isn’t proved with it', async () => {
  const session = { token: 'another', createdAt: iso(machineNow().subtract({ hours: 1 })), id: 'another' }
  const own = world.db.selectFrom('sessions').selectAll().where('userId', '=', olga.id)
  await world.db
    .insertInto('sessions')
    .values({ ...(await own.executeTakeFirstOrThrow()), ...session, provedAt: null })
    .execute()
  expect((await give(olga.codes[1])).status).toBe(200)
  const rows = await own.select(['id', 'provedAt']).execute()
  expect(rows.filter(({ provedAt }) => provedAt !== null)).toHaveLength(1)
})
