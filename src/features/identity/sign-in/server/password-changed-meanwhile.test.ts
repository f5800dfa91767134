import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResetLink } from '#features/identity/server/public.ts'
import { withApps } from '#tests/world/two-step.ts'
import { joinByPassword, sessionIn, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  // Verifying a password takes as long as it does on a site: a change is committed meanwhile.
  world = await newWorld({ passwordCost: 'full' })
})
afterAll(() => world.close())

const { post, me, signIn, withTwoFactor } = withApps(() => world)
const newPassword = 'another horse 1'

/** Node hashes passwords on so many threads, unless it is told otherwise. */
const threads = 4

/**
 * Leaves two of the threads while `work` lasts, so that a third hash is begun when one of the two before it is made: the
 * other threads wait for a pipe that no one writes to.
 */
async function twoHashesAtATime<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const waiting = Array.from({ length: threads - 2 }, () => open(pipe, 'r'))
  try {
    return await work()
  } finally {
    const written = openSync(pipe, 'r+')
    for (const file of await Promise.all(waiting)) await file.close()
    closeSync(written)
    rmSync(folder, { recursive: true })
  }
}

/** Signs in with the old password while a new one is set. */
async function signInDuringReset({ email }: { email: string }) {
  const token = tokenIn(await createResetLink(world.services, email))
  // To connect to PostgreSQL takes a hash as well, so the connections are there before.
  const connect = () => world.db.transaction().execute((db) => db.selectFrom('users').select('id').execute())
  await Promise.all(Array.from({ length: 6 }, connect))
  return twoHashesAtATime(async () => {
    const reset = post('reset-password', { token, newPassword })
    // The new password is hashed beside this one; the old one is verified after them, while the new one is saved.
    const other = signIn(someone())
    const entered = await signIn(email)
    await other
    expect((await reset).status).toBe(200)
    return entered
  })
}

/** Whether it came before the reset or after it: neither a session nor a wait for a code is left of it. */
async function leftOf(id: string, entered: Awaited<ReturnType<typeof signIn>>) {
  expect([200, 401]).toContain(entered.status)
  const sessions = await world.db.selectFrom('sessions').select('id').where('userId', '=', id).execute()
  const waiting = await world.db.selectFrom('pendingSignIns').select('memberId').where('memberId', '=', id).execute()
  return { sessions, waiting, status: (await me(sessionIn(entered.cookies))).status }
}
const nothing = { sessions: [], waiting: [], status: 401 }

test('a sign-in with the old password doesn’t outlive its reset', async () => {
  const ada = await joinByPassword(world)
  expect(await leftOf(ada.id, await signInDuringReset(ada))).toEqual(nothing)
  const renewed = await post('sign-in/email', { email: ada.email, password: newPassword })
  expect((await me(renewed.cookie)).status).toBe(200)
})

test('nor does one that waits for its code', async () => {
  const ada = await withTwoFactor()
  expect(await leftOf(ada.id, await signInDuringReset(ada))).toEqual(nothing)
})
