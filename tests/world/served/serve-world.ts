import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { freePort } from '#tests/peers/process.ts'
import { newWorld } from '../world.ts'

/** The built product over a world, listening: its clock is set without starting it anew, and what is due is done. */
export async function serveWorld(env: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const world = await newWorld({
    env: { PUBLIC_URL: url, PORT: String(port), ...env },
    distDir: join(import.meta.dirname, '../../../dist'),
  })
  await world.app.listen({ host: '127.0.0.1', port })
  let isOpen = true
  const working = (async () => {
    while (isOpen) {
      await world.runJobs()
      await wait(250)
    }
  })()
  return {
    url,
    world,
    setNow: world.setNow,
    /** A coach with clients of these names. */
    coachWith: async (firstName: string, clients: readonly string[]) => {
      const coach = await world.member({ role: 'coach', firstName, lastName: 'Coach' })
      for (const name of clients) {
        const client = await world.member({ firstName: name, lastName: 'Client', tier: 'elite' })
        await coach.call(assignClient, { body: { clientId: client.id, notes: '' } })
      }
    },
    makeOperator: (email: string) => setOperator(world.services, email, true),
    close: async () => {
      isOpen = false
      await working
      await world.close()
    },
  }
}
