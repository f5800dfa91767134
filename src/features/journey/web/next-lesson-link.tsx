import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pace } from '../pace/web/pace.calls.ts'
import { subModulePath } from './journey-paths.ts'

/** The way on from where there is nothing to do. */
export function NextLessonLink() {
  const next = useQuery(pace).data?.next
  if (!next) return null
  return (
    <p className="mt-6">
      Your next lesson:{' '}
      <Link to={subModulePath(next)} className="link font-semibold">
        {next.title}
      </Link>
    </p>
  )
}
