import { Session } from 'node:inspector/promises'

/**
 * How often blocks of code ran meanwhile, by V8's own counters: the same for the same work on any machine, however busy.
 * What runs outside of JavaScript (regular expressions, copying of arrays) is not in it.
 */
export async function stepCounter() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result

  return {
    count: async (work: () => unknown): Promise<number> => {
      await take()
      work()
      let steps = 0
      for (const { functions } of await take())
        for (const { ranges } of functions) for (const { count } of ranges) steps += count
      return steps
    },
    close: async () => {
      await session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}
