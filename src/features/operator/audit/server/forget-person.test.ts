import { afterEach, beforeEach, expect, test } from 'vitest'
import { eraseMember } from '#features/account/server/public.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createBroadcast } from '../../broadcasts/broadcasts.contract.ts'
import './audit.tables.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const write = (action: string, subject: string, reason = '') =>
  world.db
    .insertInto('auditEntries')
    .values({ id: newId(), at: iso(world.services.now()), actor: 'operator', action, subject, reason })
    .execute()

const typed = () =>
  world.db
    .selectFrom('auditEntries')
    .select(['action', 'subject', 'reason'])
    .where('actor', '=', 'operator')
    .orderBy('id')
    .execute()

test('who is called as a command, a backup or a word is called rewrites nothing when they go', async () => {
  await write('sessions end', 'all', 'A laptop was stolen')
  await write('backup verified', '/backups/2026-03-02')
  await write('give-plan', 'member someone-else', 'The refund was refused')
  const before = await typed()
  for (const firstName of ['all', '/backups/2026-03-02', 'Refund'])
    await eraseMember(world.services, (await world.member({ firstName, lastName: '' })).id)
  expect(await typed()).toEqual(before)
})

test('a name with letters that English lacks goes, however it was typed', async () => {
  const { id } = await world.member({ firstName: 'Özlem', lastName: 'Åberg' })
  await write('give-plan', `member ${id}`, 'ÖZLEM asked on the phone')
  await write('give-plan', 'member other', 'Asked by özlem åberg and Özlem Åberg, two times')
  // Composed of a letter and its sign, as some keyboards type it.
  await write('give-plan', 'member other', 'Asked by Özlem Åberg'.normalize('NFD'))
  await eraseMember(world.services, id)
  expect((await typed()).map(({ subject, reason }) => [subject, reason])).toEqual([
    [`member ${id}`, '[removed] asked on the phone'],
    ['member other', 'Asked by [removed] and [removed], two times'],
    ['member other', 'Asked by [removed]'],
  ])
})

test('a broadcast that was narrowed by someone’s address or name is kept without it', async () => {
  const owner = await world.member()
  await setOperator(world.services, owner.email, true)
  const { id, email } = await world.member({ firstName: 'Ada', lastName: 'Okafor' })
  const body = { subject: 'A call', text: 'On Friday.', buttonLabel: '', buttonUrl: '' }
  for (const search of [email, 'ada okafor', 'Okaford'])
    expect((await owner.call(createBroadcast, { body: { ...body, search } })).status).toBe(200)
  await eraseMember(world.services, id)
  const kept = await world.db.selectFrom('broadcasts').select('search').orderBy('id').execute()
  expect(kept.map(({ search }) => search)).toEqual(['[removed]', '[removed]', 'Okaford'])
})
