import { iso } from '#platform/server/clock.ts'
import { stripeSettings } from '../../stripe-stand-in/tests/recording-proxy.ts'
import { eventsOf, recordedProvider } from '../world/payer.ts'
import { newWorld } from '../world/world.ts'

/** A provider of its own, as far from the served product as the real one. */
export async function openProvider() {
  const world = await newWorld({ now: iso(Temporal.Now.instant()) })
  const line = await recordedProvider(world)
  return {
    settings: stripeSettings(line.url),
    faults: line.faults,
    seen: line.seen,
    events: () => eventsOf(world),
    confirm: line.confirm,
    pay: line.pay,
    close: async () => {
      await line.close()
      await world.close()
    },
  }
}
