import { Link } from '@tanstack/react-router'
import { useUser } from '#features/identity/web/public.ts'
import { subModulePath } from '#features/journey/web/public.ts'
import type { ResourceDetail } from '../../web/library-types.ts'

/** The lessons that work with it. In coach mode lessons are not open, so their titles stand alone. */
export function UsedIn({ lessons }: Pick<ResourceDetail, 'lessons'>) {
  const isCoach = useUser()?.userRole === 'coach'
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby="used-in" className="border-t border-line pt-5">
      <h3 id="used-in" className="text-xl">
        Lessons that use it
      </h3>
      <ul className="mt-1.5">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="flex min-h-11 items-center">
            {isCoach ? (
              lesson.title
            ) : (
              <Link to={subModulePath(lesson)} className="link py-2">
                {lesson.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
