import type { ReactNode } from 'react'
import { lessonOutline } from '#features/program/web/public.ts'
import type { SubModule } from '../../lessons.contract.ts'
import { LessonHeader } from './lesson-header.tsx'
import { LessonRail } from './lesson-rail.tsx'
import { ModuleRail } from './module-rail.tsx'
import { PlainWords } from './plain-words.tsx'

type LessonFrameProps = {
  subModule: SubModule
  /** How a running business goes through it. */
  check?: ReactNode
  children: ReactNode
}

/** A lesson's layout: its header, its sections to the left, its text; the module's other lessons, read last, to the right. */
export function LessonFrame({ subModule, check, children }: LessonFrameProps) {
  return (
    <article className={frame}>
      <div className="min-w-0 max-w-(--container-prose) lg:col-start-2">
        <LessonHeader subModule={subModule} />
        {check}
        <PlainWords sentences={subModule.plain ?? []} />
      </div>
      <LessonRail parts={lessonOutline(subModule.lesson)} />
      <div className="min-w-0 max-w-(--container-prose) lg:col-start-2">{children}</div>
      <div className="max-lg:hidden lg:col-start-2 xl:col-start-3 xl:row-span-2 xl:row-start-1 print:hidden">
        <ModuleRail subModule={subModule} />
      </div>
    </article>
  )
}

const frame =
  'mx-auto grid max-w-(--container-prose) gap-y-8 lg:mx-0 lg:max-w-none lg:grid-cols-[minmax(0,16rem)_minmax(0,37rem)] lg:grid-rows-[auto_1fr] lg:gap-x-14 ' +
  'xl:grid-cols-[minmax(0,13rem)_minmax(0,37rem)_minmax(0,1fr)] xl:gap-x-12 print:block print:space-y-6'
