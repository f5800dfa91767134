import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '#platform/web/queries.ts'
import { subModulesOf } from '../../modules/web/modules.calls.ts'
import type { LessonData } from '../lessons.contract.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { LessonText } from './lesson-text.tsx'

/** A lesson as far as it is the same for all its readers, to be read while the app is on its way. */
export function StaticLesson({ subModule, siblings }: LessonData) {
  const queries = createQueryClient()
  queries.setQueryData(subModulesOf(subModule.moduleId).queryKey, siblings)
  return (
    <QueryClientProvider client={queries}>
      <fieldset disabled className="contents">
        <LessonFrame subModule={subModule}>
          <LessonText subModule={subModule} ticks={unticked} />
        </LessonFrame>
      </fieldset>
    </QueryClientProvider>
  )
}

const unticked = { has: () => false, set: () => {} }
