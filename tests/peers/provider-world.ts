import { iso } from '#platform/server/clock.ts'
import { eventsOf } from '../world/payer.ts'
import { newWorld } from '../world/world.ts'
import { confirmAt, listenAsProvider, stripeSettings } from './provider-listener.ts'

/** A provider of its own, as far from the served product as the real one. */
export async function openProvider() {
  const world = await newWorld({ now: iso(Temporal.Now.instant()) })
  const line = await listenAsProvider(world.services)
  return {
    settings: stripeSettings(line.url),
    faults: line.faults,
    seen: line.seen,
    events: () => eventsOf(world),
    confirm: (clientSecret: string) => confirmAt(world.services, clientSecret),
    close: async () => {
      await line.close()
      await world.close()
    },
  }
}
