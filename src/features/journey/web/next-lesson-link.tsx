import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lessonPath } from '#features/program/lesson-path.ts'
import { pace } from '../pace/web/pace.calls.ts'

/** The way on from where there is nothing to do. */
export function NextLessonLink() {
  const next = useQuery(pace).data?.next
  // Its room is kept from the start: what came later would push what is below.
  return (
    <p className="mt-6 min-h-[3.25em] sm:min-h-[1.625em]">
      {next && (
        <>
          Your next lesson:{' '}
          <Link to={lessonPath(next)} className="link font-semibold">
            {next.title}
          </Link>
        </>
      )}
    </p>
  )
}
