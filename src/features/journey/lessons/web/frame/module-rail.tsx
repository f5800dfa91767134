import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Circle, CircleDot, LockKeyhole } from 'lucide-react'
import { use } from 'react'
import { subModulesOf } from '../../../modules/web/modules.calls.ts'
import { JourneyPaths } from '../../../web/journey-paths-of-reader.ts'
import type { SubModule, SubModuleSummary } from '../../lessons.contract.ts'

/** The module's sub-modules, the current one marked. */
export function ModuleRail({ subModule }: { subModule: SubModule }) {
  const { lessonPath } = use(JourneyPaths)
  const { data } = useQuery(subModulesOf(subModule.moduleId))
  if (!data) return null
  return (
    <nav aria-labelledby="in-module">
      <h2 id="in-module" className="legend mb-3 font-text text-ink-soft">
        {subModule.moduleTitle}
      </h2>
      <ol className="space-y-1 text-sm">
        {data.map((one) => (
          <li key={one.id} className="flex gap-2.5 py-0.5">
            <Mark one={one} isHere={one.id === subModule.id} />
            {one.id === subModule.id ? (
              <span aria-current="page" className="font-semibold">
                {one.title}
              </span>
            ) : (
              <Link to={lessonPath(one)} className="text-ink-soft no-underline hover:text-ink hover:underline">
                {one.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ one, isHere }: { one: SubModuleSummary; isHere: boolean }) {
  const look = 'mt-0.5 size-4 shrink-0'
  if (one.isCompleted) return <Check role="img" aria-label="Completed:" className={`${look} text-success`} />
  if (!one.hasAccess) return <LockKeyhole role="img" aria-label="Locked:" className={`${look} text-ink-soft`} />
  if (isHere) return <CircleDot aria-hidden className={`${look} text-accent`} />
  return <Circle aria-hidden className={`${look} text-line-strong`} />
}
