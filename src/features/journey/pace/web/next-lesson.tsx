import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lessonPath } from '#features/program/lesson-path.ts'
import { timesOfNext } from '../next-times.ts'
import { pace } from './pace.calls.ts'

/** After a lesson: the one that comes next, wherever it is. */
export function NextLesson() {
  const { data } = useQuery(pace)
  if (!data?.next) return null
  const { next } = data
  return (
    <p className="mt-2">
      Next:{' '}
      <Link to={lessonPath(next)} className="link">
        {next.title}
      </Link>
      , {timesOfNext(data)}
    </p>
  )
}
