import type { ReactNode } from 'react'
import { lessonOutline } from '#features/program/web/public.ts'
import type { SubModule } from '../lessons.contract.ts'
import { LessonHeader } from './lesson-header.tsx'
import { LessonRail } from './lesson-rail.tsx'

/** A lesson's layout: its header, the rail beside it, and its text. */
export function LessonFrame({ subModule, children }: { subModule: SubModule; children: ReactNode }) {
  return (
    <article className="mx-auto grid max-w-(--container-prose) gap-y-8 lg:mx-0 lg:max-w-none lg:grid-cols-[minmax(0,16rem)_minmax(0,37rem)] lg:grid-rows-[auto_1fr] lg:gap-x-14 print:block print:space-y-6">
      <div className="min-w-0 max-w-(--container-prose) lg:col-start-2">
        <LessonHeader subModule={subModule} />
      </div>
      <LessonRail subModule={subModule} parts={lessonOutline(subModule.lesson)} />
      <div className="min-w-0 max-w-(--container-prose) lg:col-start-2">{children}</div>
    </article>
  )
}
