import { useQuery } from '@tanstack/react-query'
import { programDays } from '#features/journey/journey.rules.ts'
import { timesOfNext } from '#features/journey/pace/next-times.ts'
import { pace, type Way } from '#features/journey/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { useDates } from '#platform/web/zone.ts'
import { workIn } from '../../phase/phase.rules.ts'
import { ContinueButton } from '../../web/continue-button.tsx'

/** After day 180 with lessons left: what was done counts, and nothing closes. */
export function DaysOver({ modules }: { modules: Way['modules'] }) {
  const dates = useDates()
  const { done, first, last } = workIn(modules)
  const finished = modules.filter(({ completedAt }) => completedAt !== null).length
  return (
    <header className="max-w-[52rem]">
      <p className="legend text-summit">Day {programDays}</p>
      <h1 tabIndex={-1} className="mt-2 text-5xl">
        Your {programDays} days, and what came of them
      </h1>
      {first && last && (
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          {counted(done, 'lesson')}
          {finished > 0 && ` and ${counted(finished, 'whole module')}`}, {dates.date(first)} to {dates.date(last)}. All
          of it is yours, and nothing closes.
        </p>
      )}
    </header>
  )
}

/** What is left goes by the member’s own pace. */
export function NextUp() {
  const { data } = useQuery(pace)
  if (!data?.next) return null
  return (
    <section aria-labelledby="next-up" className="neatline m-[5px] mt-16 bg-sheet px-5 py-7 sm:px-10 sm:py-10">
      <h2 id="next-up" className="text-3xl">
        What’s next
      </h2>
      <p className="mt-4 max-w-prose">
        {counted(data.lessonsLeft, 'lesson')} {data.lessonsLeft === 1 ? 'is' : 'are'} still open on your plan. No day
        counts from here on: the top of the map is there whenever you reach it.
      </p>
      <ContinueButton next={data.next} times={timesOfNext(data)} className="mt-6" />
    </section>
  )
}
