import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Running } from '../running.contract.ts'

/** What is wrong right now, before all else; each leads to its part of the page. */
export function Problems({ problems }: { problems: Running['problems'] }) {
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-2 text-lg font-semibold text-success">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        Everything is running.
      </p>
    )
  return (
    <section aria-label="Problems" className="rounded-lg border-l-4 border-danger bg-danger-soft px-5 py-4">
      <ul className="flex flex-col gap-1">
        {problems.map(({ what, where }) => (
          <li key={what}>
            <a
              href={`#${where}`}
              className="flex min-h-11 items-center gap-2 font-semibold text-danger underline underline-offset-4"
            >
              <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
              {what}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
