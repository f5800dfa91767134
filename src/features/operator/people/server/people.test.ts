import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { listModules } from '#features/journey/modules/modules.contract.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { actOnPerson, getPerson, listPeople } from '../people.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await newOperator()
})
afterAll(() => world.close())

async function newOperator(): Promise<TestMember> {
  const member = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, member.email, true)
  return member
}

const list = async (query: object) => (await owner.call(listPeople, { query })).body
/** But that their page was opened. */
const entries = async (memberId: string) =>
  (await owner.call(listAudit, { query: { memberId } })).body.filter(({ action }) => action !== 'person opened')

describe('the list of people', () => {
  test('finds by name and address, whatever their case, and takes signs of patterns as they are', async () => {
    const ada = await world.member({ firstName: 'Ada%', lastName: 'Under_score' })
    for (const search of ['ada%', 'UNDER_SCORE', ada.email.slice(0, -4).toUpperCase()])
      expect((await list({ search })).people.map(({ id }: { id: string }) => id)).toEqual([ada.id])
    expect((await list({ search: 'nobody like this' })).total).toBe(0)
  })

  test.each([
    ['Özlem', 'Åberg', ['özlem', 'ÖZLEM', 'åberg', 'lem å']],
    ['Анна', 'Щукина', ['анна', 'АННА Щ', 'щук']],
    ['ÉMILE', 'd’Été', ['émile', 'Émile']],
  ])('finds %s %s, written small or large', async (firstName, lastName, searches) => {
    const { id } = await world.member({ firstName, lastName })
    for (const search of searches)
      expect([search, (await list({ search })).people.map((one: { id: string }) => one.id)]).toEqual([search, [id]])
  })

  test('pages through everybody once, newest first, and counts them', async () => {
    for (let count = 0; count < 7; count += 1) await world.member()
    const seen: string[] = []
    let before: string | undefined
    for (;;) {
      const page = await list({ limit: 3, ...(before ? { before } : {}) })
      seen.push(...page.people.map(({ id }: { id: string }) => id))
      expect(page.total).toBeGreaterThanOrEqual(8)
      before = seen.at(-1)
      if (!page.hasMore) break
    }
    expect(seen).toHaveLength((await list({})).total)
    expect(seen).toEqual([...new Set(seen)].sort().reverse())
  })

  test('narrows to a plan and to a status', async () => {
    const elite = await world.member({ tier: 'elite' })
    expect((await list({ tier: 'elite' })).people.map(({ id }: { id: string }) => id)).toContain(elite.id)
    expect((await list({ tier: 'starter' })).people.map(({ id }: { id: string }) => id)).not.toContain(elite.id)
    const operators = await list({ status: 'operator' })
    expect(operators.people.map(({ id }: { id: string }) => id)).toEqual([owner.id])
    for (const status of ['unconfirmed', 'paused', 'past-due', 'no-coach', 'coach'])
      expect((await owner.call(listPeople, { query: { status } as never })).status).toBe(200)
  })

  test('as a table is safe to open, and who took it is written down', async () => {
    const name = '=HYPERLINK("http://x","y")'
    await world.member({ firstName: name, lastName: 'Okafor' })
    const url = '/api/operator/people.csv?search=hyperlink'
    const reply = await world.app.inject({ method: 'GET', url, headers: { cookie: owner.cookie ?? '' } })
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.body).toContain(`"'=HYPERLINK(""http://x"",""y"") Okafor"`)
    expect((await owner.call(listAudit, { query: { limit: 1 } })).body[0]).toMatchObject({
      action: 'people exported',
      subject: '1 members',
      by: 'Olga Owner',
    })
  })
})

describe('one person', () => {
  test('is shown with membership, progress and sign-in; somebody unknown is not there', async () => {
    const ada = await world.member({ tier: 'quantum' })
    const { status, body } = await owner.call(getPerson, { params: { memberId: ada.id } })
    expect([status, body.membership.tier, body.progress.completed, body.isSelf]).toEqual([200, 'quantum', 0, false])
    const modules = (await ada.call(listModules)).body
    expect(body.progress.of).toBe(modules.reduce((sum, { coreCount }) => sum + coreCount, 0))
    expect(body.browsers).toMatchObject([{ userAgent: 'tests' }])
    expect(JSON.stringify(body)).not.toContain('ipAddress')
    expect((await owner.call(getPerson, { params: { memberId: 'unknown' } })).status).toBe(404)
  })

  test('gets what the desk does, and each thing leaves who, whom and why', async () => {
    const ada = await world.member()
    const act = (body: object) => owner.call(actOnPerson, { params: { memberId: ada.id }, body: body as never })
    expect((await act({ action: 'grant-coach', reason: 'She passed the talk' })).status).toBe(200)
    expect((await act({ action: 'send-reset' })).status).toBe(200)
    await world.runJobs()
    expect((await emailsTo(world, ada.email)).at(-1)?.text).toContain('/reset-password?token=')
    expect((await act({ action: 'end-sessions' })).status).toBe(200)
    expect((await ada.call(listPeople, { query: {} })).status).toBe(401)
    expect(await entries(ada.id)).toMatchObject([
      { action: 'end-sessions', by: 'Olga Owner', memberId: ada.id, reason: '' },
      { action: 'send-reset' },
      { action: 'grant-coach', reason: 'She passed the talk' },
    ])
  })

  test('what takes a reason is refused without one, what is done already too, and nothing is written down', async () => {
    const ada = await world.member()
    const act = (body: object) => owner.call(actOnPerson, { params: { memberId: ada.id }, body: body as never })
    expect((await act({ action: 'two-step-off' })).status).toBe(400)
    expect((await act({ action: 'two-step-off', reason: ' ' })).status).toBe(400)
    expect((await act({ action: 'two-step-off', reason: 'Lost phone' })).status).toBe(409)
    expect((await act({ action: 'erase', reason: 'x' })).status).toBe(400)
    expect(await entries(ada.id)).toEqual([])
  })

  test('operators do not sign themselves out or turn their own second step off at the desk', async () => {
    const params = { memberId: owner.id }
    expect((await owner.call(actOnPerson, { params, body: { action: 'end-sessions' } })).status).toBe(409)
  })
})

describe('who may sit there', () => {
  test('the desk closes with the next call once it is taken back', async () => {
    const olga = await newOperator()
    expect((await olga.call(listPeople, { query: {} })).status).toBe(200)
    await setOperator(world.services, olga.email, false)
    expect((await olga.call(listPeople, { query: {} })).status).toBe(403)
  })

  test('at a public address it takes two-step sign-in', async () => {
    const careful = await newWorld({
      env: {
        PUBLIC_URL: 'https://program.example',
        AUTH_SECRET: 'pQ8vN2xT5kR9wL3mJ7hB4cF6yD1sGzAe',
        RATE_LIMITS: 'on',
      },
    })
    const olga = await careful.member()
    await setOperator(careful.services, olga.email, true)
    const refused = await olga.call(listPeople, { query: {} })
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'access.operatorTwoStep' }])
    const user = async () => (await olga.send('GET', '/api/auth/user')).json()
    expect(await user()).toMatchObject({ deskNeedsTwoStep: true })
    expect(await user()).not.toHaveProperty('isOperator')
    await careful.db
      .updateTable('users')
      .set({ twoStepSince: '2026-03-01T00:00:00.000Z' })
      .where('id', '=', olga.id)
      .execute()
    expect((await olga.call(listPeople, { query: {} })).status).toBe(200)
    expect(await user()).toMatchObject({ isOperator: true })
    expect(await user()).not.toHaveProperty('deskNeedsTwoStep')
    await careful.close()
  })
})

describe('correcting an address', () => {
  const correct = (to: TestMember, email: string, by = owner) =>
    by.call(actOnPerson, {
      params: { memberId: to.id },
      body: { action: 'correct-address', email, reason: 'They mistyped it' },
    })

  test('takes the confirmation anew, tells both addresses, and is written down without either', async () => {
    const ada = await world.member()
    expect((await correct(ada, 'Right@Members.Example')).status).toBe(200)
    const person = (await owner.call(getPerson, { params: { memberId: ada.id } })).body
    expect([person.email, person.emailConfirmed]).toEqual(['right@members.example', false])
    await world.runJobs()
    const subjects = async (to: string) => (await emailsTo(world, to)).map(({ subject }) => subject)
    expect((await subjects(ada.email)).at(-1)).toBe('Your email address was changed')
    expect((await emailsTo(world, ada.email)).at(-1)?.text).toMatch(/We changed .* to right@members\.example\./)
    const [confirmation, ...others] = await emailsTo(world, 'right@members.example')
    expect([confirmation?.text, others]).toEqual([expect.stringContaining('We corrected the email address'), []])
    const [entry] = await entries(ada.id)
    expect(entry).toMatchObject({ action: 'correct-address', reason: 'They mistyped it' })
    expect(JSON.stringify(entry)).not.toContain('members.example')
  })

  test('is refused for an address that has an account, for one’s own, and for what is none', async () => {
    const [ada, ben] = [await world.member(), await world.member()]
    expect((await correct(ada, ben.email)).body.code).toBe('identity.addressTaken')
    expect((await correct(owner, 'new@members.example')).body.code).toBe('operator.notToYourself')
    expect((await correct(ada, 'none')).status).toBe(400)
  })

  test('gives one address to one of two', async () => {
    const [ada, ben] = [await world.member(), await world.member()]
    const replies = await Promise.all([ada, ben].map((one) => correct(one, 'wanted@members.example')))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
