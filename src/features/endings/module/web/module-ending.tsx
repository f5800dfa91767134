import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { filePages, MadePages } from '#features/founder-file/web/public.ts'
import { StepOnMap } from '#features/game/web/public.ts'
import { hueOf, phases, type Way, way } from '#features/journey/web/public.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { LeadsOn } from './leads-on.tsx'

type ModuleEndingProps = { reached: readonly { kind: 'module' | 'phase' | 'program'; subject: string }[] }

/** The last lesson of a module is done: what came of it, the flag on the map, and where it leads. */
export function ModuleEnding({ reached }: ModuleEndingProps) {
  const { data } = useQuery(way)
  const { data: allPhases = [] } = useQuery(phases)
  const ended = (kind: 'module' | 'phase' | 'program') => reached.find((one) => one.kind === kind)?.subject
  const id = ended('module')
  const module = data?.modules.find((one) => one.id === id)
  const phase = allPhases.find((one) => one.id === module?.phase)
  const hasPages = useHasPages(id)
  const heading = useFocusOnArrival(module !== undefined)
  if (!data || !module) return null
  const number = data.modules.indexOf(module) + 1
  return (
    <section aria-labelledby="ending" className="neatline m-[5px] mt-8 animate-rise bg-sheet">
      <div className="px-5 pt-6 pb-6 sm:px-8 sm:pt-8">
        <p className={classNames('legend', hueOf(phase?.terrain).text)}>
          Module {number} of {data.modules.length}
        </p>
        <h2 id="ending" ref={heading} tabIndex={-1} className="mt-1.5 scroll-mt-24 text-3xl">
          {title(module, { phase: ended('phase') && phase?.name, isAll: ended('program') !== undefined })}
        </h2>
        <p className="mt-4 flex items-start gap-3 text-lg">
          <Flag aria-hidden className="mt-1 size-5 shrink-0 text-accent motion-safe:animate-strike" />
          <span>
            Your flag is on the map.{' '}
            {hasPages !== undefined && (
              <>
                {hasPages ? 'You made' : 'This module was for'}:{' '}
                <strong className="font-semibold">{module.deliverable}</strong>
              </>
            )}
          </span>
        </p>
        <Suspense>
          <div className="mt-5 border-t border-line empty:hidden">
            <MadePages moduleId={module.id} label="Your pages of this module" />
          </div>
        </Suspense>
      </div>
      <Suspense>
        <StepOnMap />
      </Suspense>
      <LeadsOn phase={ended('phase') ? phase : undefined} isAll={ended('program') !== undefined} />
    </section>
  )
}

/** Whether something was written on a page of the module; undefined until that is known. */
function useHasPages(moduleId: string | undefined): boolean | undefined {
  const { data, isError } = useQuery(filePages)
  return isError ? false : data?.pages.some((page) => page.moduleId === moduleId && page.state !== 'empty')
}

type Ended = { phase: string | undefined; isAll: boolean }

function title(module: Way['modules'][number], { phase, isAll }: Ended): string {
  if (isAll) return 'That was the last step. You made it!'
  return phase ? `${phase} is behind you.` : `${module.title}: done.`
}

/** The moment is seen, and read out where the keyboard is: at its heading. */
function useFocusOnArrival(isHere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isHere) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView()
  }, [isHere])
  return heading
}
