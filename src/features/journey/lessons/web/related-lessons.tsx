import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { JourneyPaths } from '../../web/journey-paths-of-reader.ts'
import type { SubModule } from '../lessons.contract.ts'

export function RelatedLessons({ related }: Pick<SubModule, 'related'>) {
  const { lessonPath } = use(JourneyPaths)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-10 print:hidden">
      <h2 id="related" className="text-xl">
        Related
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {related.map((one) => (
          <li key={one.id}>
            <Link
              to={lessonPath(one)}
              className="flex min-h-11 items-center py-2 no-underline hover:underline hover:underline-offset-4"
            >
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
