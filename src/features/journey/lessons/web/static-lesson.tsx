import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '#platform/web/queries.ts'
import { subModulesOf } from '../../modules/web/modules.calls.ts'
import type { LessonData } from '../lessons.contract.ts'
import { LessonFrame } from './frame/lesson-frame.tsx'
import { LessonText } from './lesson-text.tsx'

/** The part of a lesson that is the same for every reader, prerendered so it can be read while the app loads. */
export function StaticLesson({ subModule, siblings }: LessonData) {
  const queries = createQueryClient()
  queries.setQueryData(subModulesOf(subModule.moduleId).queryKey, siblings)
  return (
    <QueryClientProvider client={queries}>
      <fieldset disabled className="contents">
        <LessonFrame subModule={subModule}>
          <LessonText subModule={subModule} ticks={unticked} worksheet={null} />
        </LessonFrame>
      </fieldset>
    </QueryClientProvider>
  )
}

const unticked = { isOpen: true, has: () => false, set: () => {} }
