import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportAccount } from '#features/account/privacy/privacy.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { newId } from '#platform/server/new-id.ts'
import { seedClients } from '#tests/world/caseload.ts'
import { pageId, sharingPair, writeComment } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { answerComment } from '../../comments/comments.contract.ts'
import { shareFile } from '../../sharing/sharing.contract.ts'
import { getClientFile, getClientPage, noteLook } from '../client-file.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a client’s file costs as many statements with one page as with all of them', async () => {
  const { coach, ada, params } = await sharingPair(world)
  const asked = async () => [
    await world.countQueries(() => coach.call(getClientFile, { params: { clientId: ada.id } })),
    await world.countQueries(() => coach.call(getClientPage, { params })),
  ]
  const before = await asked()
  await ada.call(shareFile, { body: { of: 'all' } })
  for (const { id } of world.services.worksheets.pages)
    await ada.call(saveAnswers, {
      params: { pageId: id },
      body: { field: 'elsewhere', value: 'in my books', version: 0 },
    })
  expect(await asked()).toEqual(before)
  expect(Math.max(...before)).toBeLessThanOrEqual(6)
})

test('who needs me costs as many statements where 200 clients share everything as where none does', async () => {
  const coach = await world.member({ role: 'coach' })
  const asked = () => world.countQueries(() => coach.call(listNeedingMe))
  await seedClients(world, coach, 200)
  const before = await asked()
  const rows = await world.db.selectFrom('coachClients').selectAll().where('coachId', '=', coach.id).execute()
  const at = '2026-03-01T00:00:00.000Z'
  const written = { version: 3, answers: 5, isDone: 0, keyFigure: null, keptOn: '[]', updatedAt: at }
  const pages = world.services.worksheets.pages.slice(0, 20)
  const shares = rows.map(({ id, clientId }) => ({
    id: newId(),
    memberId: clientId,
    assignmentId: id,
    of: 'all',
    sharedAt: at,
  }))
  await world.db.insertInto('fileShares').values(shares).execute()
  for (const { id: pageId } of pages)
    await world.db
      .insertInto('filePages')
      .values(rows.map(({ clientId }) => ({ memberId: clientId, pageId, ...written })))
      .execute()
  expect(await asked()).toBe(before)
  expect((await coach.call(listNeedingMe)).body[0]?.pagesToRead).toBe(20)
}, 60_000)

test('of two reads by the same coach, the later look counts, whatever order they arrive in', async () => {
  const { coach, ada, params } = await sharingPair(world)
  const { filled, readAt } = (await coach.call(getClientPage, { params })).body
  const look = (version: number, at: string) => coach.call(noteLook, { params, body: { version, readAt: at } })
  await Promise.all([look(filled.version, readAt), look(filled.version - 1, '2026-03-01T08:00:00.000Z')])
  expect((await coach.call(getClientFile, { params: { clientId: ada.id } })).body.pages[0]?.isUnread).toBe(false)
  const tomorrow = await look(filled.version, '2099-01-01T00:00:00.000Z')
  expect(tomorrow.status).toBe(200)
  expect((await coach.call(getClientPage, { params })).body.lookedAt).toBe(readAt)
})

test('shares, looks and comments are in the member’s download, the coach’s own words in theirs', async () => {
  const given = await sharingPair(world)
  const { coach, ada, params } = given
  const { id } = (await writeComment(given)).body
  await ada.call(answerComment, { params: { commentId: id }, body: { text: 'Two months left.' } })
  const { filled, readAt } = (await coach.call(getClientPage, { params })).body
  await coach.call(noteLook, { params, body: { version: filled.version, readAt } })
  const mine = await download(ada)
  expect(mine('What you shared from your Founder file with your coaches')).toMatchObject([
    { shared: 'The ten numbers', coachFirstName: 'Cora' },
  ])
  expect(mine('When your coach last looked at a page you shared')).toMatchObject([{ page: 'The ten numbers' }])
  expect(mine('Comments on your Founder file, and your answers')).toMatchObject([
    { page: 'The ten numbers', field: 'The number that worries me most is', author: 'coach', text: 'Why cash?' },
    { author: 'client', text: 'Two months left.' },
  ])
  const theirs = (await download(coach))('Comments you wrote on pages that clients shared with you')
  expect(theirs).toMatchObject([{ text: 'Why cash?' }])
  expect(JSON.stringify(theirs)).not.toContain(pageId)
})

/** The sections of a member’s download, by their titles. */
async function download(member: TestMember) {
  const { url } = (await member.call(exportAccount, { body: {} })).body
  const files = unzipSync((await member.send('GET', url)).rawPayload)
  const { sections } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
  return (title: string): object[] => sections.find((section: { title: string }) => section.title === title)?.rows
}
