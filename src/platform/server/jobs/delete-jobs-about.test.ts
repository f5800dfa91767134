import { afterEach, beforeEach, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { sendEmail } from '../mail/email.ts'
import { deleteJobsAbout } from './delete-jobs-about.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const write = (to: string, text = 'Hello', headers = {}) =>
  sendEmail(world.services, { to, subject: 'Hello', text, html: text, headers })
const waiting = async () => {
  const rows = await world.db.selectFrom('jobs').select('data').execute()
  return rows.map(({ data }) => JSON.parse(data).letter.to).sort()
}

test('emails to somebody are forgotten, and those that are answered to them', async () => {
  await write('ann@mail.example')
  await write('founder@mail.example', 'A request of\nann@mail.example.', { 'Reply-To': 'ann@mail.example' })
  await deleteJobsAbout(world.db, ['ann@mail.example'])
  expect(await waiting()).toEqual([])
})

test('an email to somebody else stays that only mentions an address, as anyone may sign up with it', async () => {
  await write('bo@mail.example', 'Questions? Write to events@mail.example.')
  await deleteJobsAbout(world.db, ['events@mail.example'])
  expect(await waiting()).toEqual(['bo@mail.example'])
})

test('work for somebody whose address only holds the same letters stays', async () => {
  const others = [
    "o'ann@mail.example",
    'joann@mail.example',
    'jo.ann@mail.example',
    'ann@mail.example.org',
    'ann@mail.example-two.org',
  ]
  for (const other of others) await write(other, `This is for ${other}.`)
  await write('a_n@mail.example')
  await deleteJobsAbout(world.db, ['ann@mail.example', 'a%n@mail.example'])
  expect(await waiting()).toEqual([...others, 'a_n@mail.example'].sort())
})
