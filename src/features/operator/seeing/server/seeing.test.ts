import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { type Caller, callerOver } from '#tests/world/caller.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { listPeople } from '../../people/people.contract.ts'
import { endSeeing, startSeeing } from '../seeing.contract.ts'

const start = '2026-03-02T12:00:00Z'
let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld({ now: start })
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

type Asked = { as: 'member'; memberId: string; reason: string }
const asMember = (memberId: string): Asked => ({ as: 'member', memberId, reason: 'They see an empty page' })

/** The operator's browser from then on. */
async function see(body: Asked, by = owner): Promise<Caller> {
  const reply = await by.send('POST', startSeeing.path, body)
  expect([reply.statusCode, reply.body]).toMatchObject([200, expect.stringContaining('goTo')])
  const cookie = reply.cookies.find(({ name }) => name.endsWith('seeing'))
  return callerOver(world.app, `${by.cookie}; ${cookie?.name}=${cookie?.value}`)
}

describe('as a member', () => {
  test('it takes a reason, is written down, and shows what they see', async () => {
    const ada = await world.member({ firstName: 'Ada', tier: 'quantum' })
    expect((await owner.call(startSeeing, { body: { ...asMember(ada.id), reason: ' ' } })).status).toBe(400)
    const seeing = await see(asMember(ada.id))
    expect((await seeing.call(getCurrentUser)).body).toMatchObject({ id: ada.id, membershipTier: 'quantum' })
    expect((await owner.call(getCurrentUser)).body.id).toBe(owner.id)
    const [entry] = (await owner.call(listAudit, { query: { memberId: ada.id } })).body
    expect(entry).toMatchObject({ action: 'seen as', by: 'Olga Owner', reason: 'They see an empty page' })
  })

  test('the desk is closed meanwhile, and nobody but operators may', async () => {
    const ada = await world.member()
    const seeing = await see(asMember(ada.id))
    expect((await seeing.call(listPeople, { query: {} })).body.code).toBe('seeing.deskClosed')
    expect((await ada.call(startSeeing, { body: asMember(owner.id) })).status).toBe(403)
    expect((await owner.call(startSeeing, { body: asMember(owner.id) })).status).toBe(409)
    expect((await owner.call(startSeeing, { body: asMember('nobody') })).status).toBe(404)
  })

  test('what some calls would tell is not told', async () => {
    const seeing = await see(asMember((await world.member()).id))
    for (const path of [
      '/api/sessions',
      '/api/account/export/file',
      '/api/founder-file/export?format=json',
      '/api/logout',
    ])
      expect([path, (await seeing.send('GET', path)).statusCode]).toEqual([path, 403])
  })

  test('after 15 minutes nothing more is answered, a page loaded then is the operator’s own', async () => {
    const ada = await world.member()
    const seeing = await see(asMember(ada.id))
    world.setNow('2026-03-02T12:15:00Z')
    for (const method of ['GET', 'POST'] as const)
      expect(
        (await seeing.send(method, method === 'GET' ? '/api/auth/user' : '/api/gratitude', undefined)).json().code,
      ).toBe('seeing.over')
    const page = await seeing.send('GET', '/settings')
    expect(page.cookies.find(({ name }) => name.endsWith('seeing'))).toMatchObject({ value: '', maxAge: 0 })
    world.setNow(start)
  })

  test('a click ends it, and leads back to the person', async () => {
    const ada = await world.member()
    const seeing = await see(asMember(ada.id))
    const reply = await seeing.send('POST', endSeeing.path)
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `/operator/people/${ada.id}`])
    expect((await seeing.call(getCurrentUser)).body.code).toBe('seeing.over')
  })

  test('the cookie is worth nothing in another session, and nothing once the desk is taken back', async () => {
    const ada = await world.member()
    const olga = await world.member()
    await setOperator(world.services, olga.email, true)
    const seeing = await see(asMember(ada.id), olga)
    const [, cookie] = seeing.cookie?.split('; ') ?? []
    const stolen = callerOver(world.app, `${(await world.member()).cookie}; ${cookie}`)
    expect((await stolen.call(getCurrentUser)).body.code).toBe('seeing.over')
    await setOperator(world.services, olga.email, false)
    expect((await seeing.call(getCurrentUser)).body.code).toBe('seeing.over')
  })

  test('every page says so first, with the name as text, and loads anew when it ends', async () => {
    const ada = await world.member({ firstName: '<b>Ada', lastName: 'O’Hara' })
    const seeing = await see(asMember(ada.id))
    const page = await seeing.send('GET', '/settings')
    expect(page.body).toMatch(/<body[^>]*><link[^>]*><aside aria-label="Seeing the site as a member"/)
    expect(page.body).toContain('&lt;b&gt;Ada O’Hara')
    expect(page.headers).toMatchObject({ refresh: `900;url=/operator/people/${ada.id}`, 'cache-control': 'no-store' })
    expect((await owner.send('GET', '/settings')).body).not.toContain('Seeing the site as a member')
    expect((await seeing.send('GET', '/operator')).statusCode).toBe(404)
    const byScript = await seeing.send('GET', '/settings', undefined, { 'sec-fetch-mode': 'cors' })
    expect(byScript.body).not.toContain('Seeing the site as a member')
  })

  test('a coach is seen as the member they are: no client of theirs is shown', async () => {
    const cora = await world.member({ role: 'coach' })
    const seeing = await see(asMember(cora.id))
    expect((await seeing.call(getCurrentUser)).body).toMatchObject({ id: cora.id, userRole: 'client' })
    expect((await seeing.send('GET', '/api/coach/clients')).statusCode).toBe(403)
  })

  test('whoever deletes their account meanwhile isn’t shown any more', async () => {
    const ada = await world.member()
    const seeing = await see(asMember(ada.id))
    await world.db.deleteFrom('seeings').where('memberId', '=', ada.id).execute()
    expect((await seeing.call(getCurrentUser)).body.code).toBe('seeing.over')
  })
})
