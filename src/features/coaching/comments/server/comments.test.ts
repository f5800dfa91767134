import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentsBy, commentsOf, pageId, sharingPair, writeComment } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { getClientPage, noteLook } from '../../client-file/client-file.contract.ts'
import { leaveCoach } from '../../my-coach/my-coach.contract.ts'
import { listShares, shareFile, stopSharing } from '../../sharing/sharing.contract.ts'
import * as comments from '../comments.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a comment stands at its field, is answered in place and resolved', async () => {
  const given = await sharingPair(world)
  const { coach, ada } = given
  const { id } = (await writeComment(given)).body
  expect(await commentsOf(ada)).toMatchObject([
    { id, field: 'worry', label: 'The number that worries me most is', text: 'Why cash?', coachName: 'Cora Okafor' },
  ])
  expect((await ada.call(listShares)).body.comments).toEqual([{ pageId, open: 1 }])

  await ada.call(comments.answerComment, { params: { commentId: id }, body: { text: 'Two months left.' } })
  expect((await ada.call(listShares)).body.comments).toEqual([])
  expect(await commentsBy(given)).toMatchObject([{ id, answers: [{ author: 'client', text: 'Two months left.' }] }])

  const ofClient = { params: { clientId: ada.id, commentId: id } }
  await coach.call(comments.answerClient, { ...ofClient, body: { text: 'Then collect first.' } })
  expect((await commentsOf(ada))[0]?.answers.map(({ author }) => author)).toEqual(['client', 'coach'])
  await ada.call(comments.resolveComment, { params: { commentId: id }, body: { isResolved: true } })
  expect((await commentsBy(given))[0]?.resolvedAt).not.toBeNull()
  await coach.call(comments.resolveForClient, { ...ofClient, body: { isResolved: false } })
  expect((await commentsOf(ada))[0]?.resolvedAt).toBeNull()
})

test('“looks right” needs no words and asks for nothing; “please look again” needs them', async () => {
  const given = await sharingPair(world)
  expect((await writeComment(given, { verdict: 'right' })).body).toMatchObject({ verdict: 'right', text: '' })
  expect((await given.ada.call(listShares)).body.comments).toEqual([])
  const silent = await writeComment(given, { verdict: 'again' })
  expect([silent.status, silent.body.code]).toEqual([400, 'coaching.wordless'])
  expect((await writeComment(given, { verdict: 'again', text: 'Count it.' })).status).toBe(200)
  expect((await given.ada.call(listShares)).body.comments).toEqual([{ pageId, open: 1 }])
})

test('a comment names a field of the page, a cell or a table', async () => {
  const given = await sharingPair(world)
  for (const field of ['worry', 'numbers.day_1.cash', 'elsewhere'])
    expect((await writeComment(given, { field, text: 'Yes.' })).status).toBe(200)
  const wrong = await writeComment(given, { field: 'price_of_tea', text: 'Yes.' })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'coaching.notOnThePage'])
})

test('an email says that there is a comment, not what it says; once in a while, and only to those who want it', async () => {
  const given = await sharingPair(world)
  const { id } = (await writeComment(given)).body
  await writeComment(given)
  await given.ada.call(comments.answerComment, { params: { commentId: id }, body: { text: 'Two months.' } })
  await world.runJobs()
  expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [given.ada.email, 'Cora Okafor commented on “The ten numbers”'],
    [given.coach.email, 'Ada Okafor answered your comment on “The ten numbers”'],
  ])
  expect(JSON.stringify(world.emails)).not.toMatch(/Why cash|Two months/)

  const quiet = await sharingPair(world)
  await world.db.updateTable('users').set({ coachLetters: 0 }).where('id', '=', quiet.ada.id).execute()
  await writeComment(quiet)
  await world.runJobs()
  expect(world.emails).toEqual([])
})

test('the same comment sent twice is written once', async () => {
  const given = await sharingPair(world)
  const body = { text: 'Why?', id: 'chosen-by-the-browser' }
  const sent = await Promise.all([writeComment(given, body), writeComment(given, body)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  const [thread] = await commentsOf(given.ada)
  const answer = { params: { commentId: thread?.id ?? '' }, body: { text: 'So.', id: 'of-the-other-browser' } }
  await Promise.all([given.ada.call(comments.answerComment, answer), given.ada.call(comments.answerComment, answer)])
  expect((await commentsOf(given.ada)).map(({ answers }) => answers.length)).toEqual([1])
})

test('only the two of them reach a comment', async () => {
  const given = await sharingPair(world)
  const { id } = (await writeComment(given)).body
  const stranger = await world.member({ role: 'coach' })
  const body = { text: 'Me too.' }
  const refused = [
    await stranger.call(comments.commentOnPage, { params: given.params, body }),
    await stranger.call(comments.answerComment, { params: { commentId: id }, body }),
    await stranger.call(comments.resolveComment, { params: { commentId: id }, body: { isResolved: true } }),
    await stranger.call(comments.answerClient, { params: { clientId: given.ada.id, commentId: id }, body }),
    await stranger.call(comments.resolveForClient, {
      params: { clientId: given.ada.id, commentId: id },
      body: { isResolved: true },
    }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await commentsOf(given.ada))[0]).toMatchObject({ answers: [], resolvedAt: null })
})

test('taken back, the coach reads and writes nothing there; the member keeps what was said', async () => {
  const given = await sharingPair(world)
  const { id } = (await writeComment(given)).body
  await given.ada.call(stopSharing, { params: { id: given.share.id } })
  expect((await writeComment(given)).body.code).toBe('coaching.notShared')
  const params = { clientId: given.ada.id, commentId: id }
  expect((await given.coach.call(comments.answerClient, { params, body: { text: 'Still?' } })).body.code).toBe(
    'coaching.notShared',
  )
  expect(await commentsOf(given.ada)).toHaveLength(1)
})

test('a share that is taken back while the coach comments: the comment came first, or is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const given = await sharingPair(world)
    const [written] = await Promise.all([
      writeComment(given, { text: `Round ${round}` }),
      given.ada.call(stopSharing, { params: { id: given.share.id } }),
    ])
    expect([200, 404]).toContain(written.status)
    expect((await commentsOf(given.ada)).length).toBe(written.status === 200 ? 1 : 0)
    expect((await writeComment(given)).status).toBe(404)
  }
})

test('a client who leaves while the former coach and the next one write: only the coach of that moment gets through', async () => {
  for (let round = 0; round < 4; round += 1) {
    const given = await sharingPair(world)
    const next = { ...given, coach: await world.member({ role: 'coach', firstName: 'Nils' }) }
    const [former] = await Promise.all([
      writeComment(given, { text: 'Before the end' }),
      given.ada.call(leaveCoach),
      next.coach.call(assignClient, { body: { clientId: given.ada.id } }),
      writeComment(next, { text: 'Not shared with me' }),
    ])
    const written = (await commentsOf(given.ada)).map(({ text, isOpen }) => [text, isOpen])
    expect(written).toEqual(former.status === 200 ? [['Before the end', false]] : [])
    expect((await writeComment(given)).status).toBe(404)
    expect((await writeComment(next)).status).toBe(404)
  }
})

test('two tabs of a coach note their looks and write without losing either', async () => {
  const given = await sharingPair(world)
  const { filled, readAt } = (await given.coach.call(getClientPage, { params: given.params })).body
  const look = () => given.coach.call(noteLook, { params: given.params, body: { version: filled.version, readAt } })
  const done = await Promise.all([
    look(),
    writeComment(given, { text: 'One' }),
    look(),
    writeComment(given, { text: 'Two' }),
  ])
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await commentsOf(given.ada)).map(({ text }) => text).sort()).toEqual(['One', 'Two'])
})

test('a comment on a page that is no longer shared takes no answer until it is shared again', async () => {
  const given = await sharingPair(world)
  const { ada, share } = given
  const { id } = (await writeComment(given)).body
  const say = () => ada.call(comments.answerComment, { params: { commentId: id }, body: { text: 'Two months.' } })
  await ada.call(stopSharing, { params: { id: share.id } })
  expect(await commentsOf(ada)).toMatchObject([{ id, isOpen: false, needsSharing: true }])
  const refused = await say()
  expect([refused.status, refused.body.code]).toEqual([409, 'coaching.notSharedNow'])
  await ada.call(shareFile, { body: { of: pageId } })
  expect(await commentsOf(ada)).toMatchObject([{ id, isOpen: true }])
  expect((await say()).status).toBe(200)
})

test('after the coaching comments stay readable for the member and take no answer', async () => {
  const given = await sharingPair(world)
  const { id } = (await writeComment(given)).body
  await given.ada.call(leaveCoach)
  expect(await commentsOf(given.ada)).toMatchObject([{ id, isOpen: false }])
  const late = await given.ada.call(comments.answerComment, { params: { commentId: id }, body: { text: 'So?' } })
  expect([late.status, late.body.code]).toEqual([409, 'coaching.ended'])
})
