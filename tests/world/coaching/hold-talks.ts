import { randomUUID } from 'node:crypto'
import { changeMyPromise, makePromise } from '#features/coaching/promises/promises.contract.ts'
import { holdTalk, saveTalkNotes } from '#features/coaching/talks/talks.contract.ts'
import { nextTalk } from '#features/coaching/talks/talks.rules.ts'
import type { TestMember, World } from '../world.ts'

/** A session that was held, with promises of both, and another that is being prepared. */
export async function holdTalks(world: World, coach: TestMember, client: TestMember, [text = '']: readonly string[]) {
  const params = { clientId: client.id, talkId: nextTalk }
  const save = (part: 'private' | 'client', version = 0) =>
    coach.call(saveTalkNotes, { params, body: { part, text, version } })
  await save('private')
  await save('client')
  const today = world.services.now()
  const dueIn = (days: number) =>
    today
      .add({ hours: 24 * days })
      .toString()
      .slice(0, 10)
  const promise = async (owner: 'client' | 'coach', days: number) =>
    (
      await coach.call(makePromise, {
        params: { clientId: client.id },
        body: { sendId: randomUUID(), owner, text: text.slice(0, 300), dueOn: dueIn(days) },
      })
    ).body
  const { id, version } = await promise('client', 3)
  await client.call(changeMyPromise, { params: { promiseId: id }, body: { version, dueOn: dueIn(5) } })
  await promise('coach', 2)
  await coach.call(holdTalk, { params, body: { isHeld: true } })
  await save('private')
}
