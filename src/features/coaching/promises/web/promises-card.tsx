import type { TalkPromise } from '../promises.contract.ts'
import { MyPromises } from './my-promises.tsx'

/** On the dashboard, under what to do next. */
export function PromisesCard({ promises }: { promises: readonly TalkPromise[] }) {
  return (
    <section
      aria-labelledby="my-promises"
      className="rounded-lg border border-line bg-sheet px-5 pt-5 pb-2 shadow-sheet sm:px-6"
    >
      <h2 id="my-promises" className="text-xl">
        You promised your coach
      </h2>
      <MyPromises promises={promises} />
    </section>
  )
}
