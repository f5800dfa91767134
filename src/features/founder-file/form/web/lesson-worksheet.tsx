import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { subModuleOf, UpgradeLink } from '#features/journey/web/public.ts'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { getLessonPage } from '../../pages/pages.contract.ts'
import { HistoryLink } from '../../pages/web/history-link.tsx'
import { pageOfLesson } from '../../pages/web/pages.calls.ts'
import { fieldsOf, notesOf } from './field-notes.tsx'
import type { FileSlots } from './file-slots.ts'

export type Beside = Reply<typeof getLessonPage>['beside'][number]

const load = () => import('./worksheet-form.tsx')
const WorksheetForm = lazy(() => load().then(({ WorksheetForm }) => ({ default: WorksheetForm })))

const RunningExercise = lazy(() =>
  import('../../running/web/running-exercise.tsx').then(({ RunningExercise }) => ({ default: RunningExercise })),
)

type LessonWorksheetProps = { subModuleId: string; slots?: FileSlots }

/** The form of a lesson's exercise; its code and its answers come after the lesson's text. */
export function LessonWorksheet({ subModuleId, slots }: LessonWorksheetProps) {
  const lesson = useQuery(subModuleOf(subModuleId)).data
  return (
    <>
      <Worksheet subModuleId={subModuleId} moduleId={lesson?.moduleId ?? ''} slots={slots} />
      {lesson?.canRun && !lesson.isCompleted && (
        <Suspense>
          <RunningExercise lesson={lesson} />
        </Suspense>
      )}
    </>
  )
}

type WorksheetProps = { subModuleId: string; moduleId: string; slots: FileSlots | undefined }

function Worksheet({ subModuleId, moduleId, slots }: WorksheetProps) {
  const { data } = useQuery(pageOfLesson(subModuleId))
  if (!data?.filled) return data?.opensWith ? <Locked opensWith={data.opensWith} /> : null
  return (
    <Suspense>
      <WorksheetForm
        filled={data.filled}
        subModuleId={subModuleId}
        beside={data.beside}
        notes={slots && notesOf(slots, data.filled)}
      />
      {data.filled.state !== 'empty' && (
        <p className="-mt-4 mb-8 text-sm print:hidden">
          <HistoryLink page={data.filled.page} className="inline-block py-1" />
        </p>
      )}
      {slots && (
        <slots.ofPage
          page={{ id: data.filled.page.id, title: data.filled.page.title, moduleId }}
          inForm={fieldsOf(data.filled)}
        />
      )}
    </Suspense>
  )
}

/** A lesson that was completed stays readable, and its page isn’t there where it was never written on. */
const Locked = ({ opensWith }: { opensWith: Tier }) => (
  <p className="my-8 rounded-md bg-info-soft p-3 text-sm print:hidden">
    This exercise is done on a page of your Founder file, which isn’t part of your plan right now.{' '}
    <UpgradeLink plan={tierName[opensWith]} opens="the page of this exercise" />
  </p>
)
