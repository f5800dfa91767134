import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '#platform/web/queries.ts'
import { subModulesOf } from '../../modules/web/modules.calls.ts'
import { coachPaths, JourneyPaths } from '../../web/journey-paths-of-reader.ts'
import type { LessonData } from '../lessons.contract.ts'
import { LessonFrame } from './frame/lesson-frame.tsx'
import { LessonPager } from './lesson-pager.tsx'
import { LessonText } from './lesson-text.tsx'
import { RelatedLessons } from './related-lessons.tsx'

type ReadLessonProps = { data: LessonData; children?: ReactNode }

/** A lesson as a coach reads it: the member's own view of its text, with nothing to tick, fill in or complete. */
export function ReadLesson({ data: { subModule, siblings }, children }: ReadLessonProps) {
  return (
    <JourneyPaths value={coachPaths}>
      <Siblings subModule={subModule} siblings={siblings}>
        <LessonFrame subModule={subModule}>
          <LessonText subModule={subModule} ticks={untickable} />
          <QueryClientProvider client={useQueryClient()}>{children}</QueryClientProvider>
          <LessonPager previous={subModule.previous} next={subModule.next} isLit={false} />
          <RelatedLessons related={subModule.related} />
        </LessonFrame>
      </Siblings>
    </JourneyPaths>
  )
}

/** The lessons of the module came with this one: a member's read of them is neither asked nor changed. */
function Siblings({ subModule, siblings, children }: LessonData & { children: ReactNode }) {
  const [queries] = useState(() => {
    const queries = createQueryClient()
    queries.setQueryData(subModulesOf(subModule.moduleId).queryKey, siblings)
    return queries
  })
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

const untickable = { isOpen: false, has: () => false, set: () => {} }
