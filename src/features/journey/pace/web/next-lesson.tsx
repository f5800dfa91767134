import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { minutesText } from '#platform/format/durations.ts'
import { subModulePath } from '../../web/journey-paths.ts'
import { pace } from './pace.calls.ts'

/** After a lesson: the one that comes next, wherever it is. */
export function NextLesson() {
  const { next } = useQuery(pace).data ?? {}
  if (!next) return null
  return (
    <p className="mt-2">
      Next:{' '}
      <Link to={subModulePath(next)} className="link">
        {next.title}
      </Link>
      , {minutesText(next.minutes)}
    </p>
  )
}
