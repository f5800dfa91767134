import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, use, useEffect, useState } from 'react'
import { subModuleOf, UpgradeLink } from '#features/journey/web/public.ts'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { getLessonPage } from '../../pages/pages.contract.ts'
import { HistoryLink } from '../../pages/web/history-link.tsx'
import { pageOfLesson } from '../../pages/web/pages.calls.ts'
import { TonightLine } from '../../tonight/web/tonight-line.tsx'
import { fieldsOf, notesOf } from './field-notes.tsx'
import type { FileSlots } from './file-slots.ts'

type LessonPage = Reply<typeof getLessonPage>
export type Beside = LessonPage['beside'][number]

const load = () => import('./worksheet-form.tsx')
const WorksheetForm = lazy(() => load().then(({ WorksheetForm }) => ({ default: WorksheetForm })))

const RunningExercise = lazy(() =>
  import('../../running/web/running-exercise.tsx').then(({ RunningExercise }) => ({ default: RunningExercise })),
)

type LessonWorksheetProps = { subModuleId: string; slots?: () => Promise<FileSlots | undefined> }

/** The form of a lesson's exercise; its code and its answers come after the lesson's text, all of it together. */
export function LessonWorksheet({ subModuleId, slots }: LessonWorksheetProps) {
  const lesson = useQuery(subModuleOf(subModuleId)).data
  const page = useQuery(pageOfLesson(subModuleId))
  const [beside] = useState(() => slots?.())
  // Its code comes while its answers are on their way.
  useEffect(() => void load(), [])
  if (page.isLoading) return null
  return (
    <Suspense>
      {page.data && (
        <Worksheet
          {...page.data}
          tonight={lesson?.isCompleted || lesson?.isChecked ? null : page.data.tonight}
          subModuleId={subModuleId}
          moduleId={lesson?.moduleId ?? ''}
          slots={beside}
        />
      )}
      {lesson?.canRun && !lesson.isCompleted && <RunningExercise lesson={lesson} />}
      {/* Where there is neither, the lesson keeps no room for them. */}
      <span hidden />
    </Suspense>
  )
}

type WorksheetProps = LessonPage & {
  subModuleId: string
  moduleId: string
  slots: Promise<FileSlots | undefined> | undefined
}

function Worksheet({ filled, opensWith, beside, tonight, subModuleId, moduleId, ...loading }: WorksheetProps) {
  const slots = loading.slots && use(loading.slots)
  if (!filled) return opensWith ? <Locked opensWith={opensWith} /> : null
  const { page, state } = filled
  return (
    <>
      {tonight && <TonightLine tonight={tonight} />}
      <WorksheetForm
        filled={filled}
        subModuleId={subModuleId}
        beside={beside}
        notes={slots && notesOf(slots, filled)}
      />
      {state !== 'empty' && (
        <p className="-mt-4 mb-8 text-sm print:hidden">
          <HistoryLink page={page} className="inline-block py-1" />
        </p>
      )}
      {slots && <slots.ofPage page={{ id: page.id, title: page.title, moduleId }} inForm={fieldsOf(filled)} />}
    </>
  )
}

/** A lesson that was completed stays readable, and its page isn’t there where it was never written on. */
const Locked = ({ opensWith }: { opensWith: Tier }) => (
  <p className="my-8 rounded-md bg-info-soft p-3 text-sm print:hidden">
    This exercise is done on a page of your Founder file, which isn’t part of your plan right now.{' '}
    <UpgradeLink plan={tierName[opensWith]} opens="the page of this exercise" />
  </p>
)
