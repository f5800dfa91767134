import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { erasePage } from '#features/founder-file/pages/pages.contract.ts'
import { pageId, type SharingPair, sharingPair, writeComment } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { getClientPage, noteLook } from '../../client-file/client-file.contract.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import * as comments from '../comments.contract.ts'
import { commentLimits } from '../comments.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('what waits on shared pages is a reason in who needs me today, until it is read and answered', async () => {
  const given = await sharingPair(world)
  const reasons = async () => (await given.coach.call(listNeedingMe)).body.find((one) => one.clientId === given.ada.id)
  expect(await reasons()).toMatchObject({ pagesToRead: 1, reasons: ['1 shared page to read'] })
  const { filled, readAt } = (await given.coach.call(getClientPage, { params: given.params })).body
  await given.coach.call(noteLook, { params: given.params, body: { version: filled.version, readAt } })
  expect(await reasons()).toBeUndefined()
  const { id } = (await writeComment(given)).body
  await given.ada.call(comments.answerComment, { params: { commentId: id }, body: { text: 'Two months.' } })
  expect(await reasons()).toMatchObject({ pagesToRead: 1 })
  const params = { clientId: given.ada.id, commentId: id }
  await given.coach.call(comments.resolveForClient, { params, body: { isResolved: true } })
  expect(await reasons()).toBeUndefined()
})

test('comments are bounded in length, in number and in rate', async () => {
  const given = await sharingPair(world)
  expect((await writeComment(given, { text: 'x'.repeat(coachingLimits.comment + 1) })).status).toBe(400)
  const { id } = (await writeComment(given)).body
  const row = await world.db.selectFrom('fileComments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const more = (count: number, threadId?: string) =>
    Array.from({ length: count }, (_, n) => ({
      ...row,
      id: `${id}-${threadId}-${n}`,
      threadId: threadId ?? `${id}-${threadId}-${n}`,
    }))
  await world.db
    .insertInto('fileComments')
    .values(more(commentLimits.perPage - 1))
    .execute()
  expect((await writeComment(given)).body.code).toBe('coaching.tooManyComments')
  await world.db
    .insertInto('fileComments')
    .values(more(commentLimits.answers - 1, id))
    .execute()
  const full = await given.ada.call(comments.answerComment, { params: { commentId: id }, body: { text: 'Yes.' } })
  expect([full.status, full.body.code]).toEqual([409, 'coaching.tooManyComments'])
  const params = { clientId: given.ada.id, commentId: id }
  expect((await given.coach.call(comments.answerClient, { params, body: { text: 'No.' } })).status).toBe(409)
  const statuses: number[] = []
  for (let n = 0; n <= commentLimits.perHour; n += 1) statuses.push((await writeComment(given)).status)
  expect(statuses.at(-1)).toBe(429)
})

test('erasing a page, or either account, erases the comments on it', async () => {
  const left = async (memberId: string) =>
    (await world.db.selectFrom('fileComments').select('id').where('memberId', '=', memberId).execute()).length
  for (const erase of [
    ({ ada }: SharingPair) => ada.call(erasePage, { params: { pageId } }),
    ({ ada }: SharingPair) => ada.call(deleteAccount, { body: {} }),
    ({ coach }: SharingPair) => coach.call(deleteAccount, { body: {} }),
  ]) {
    const given = await sharingPair(world)
    await writeComment(given)
    expect(await left(given.ada.id)).toBe(1)
    await erase(given)
    expect(await left(given.ada.id)).toBe(0)
  }
})
