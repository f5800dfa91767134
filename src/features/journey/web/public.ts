import { lazy } from 'react'

export type { Phase } from '../framework/web/framework.calls.ts'
export { phases } from '../framework/web/framework.calls.ts'
export { prefetchLesson, subModuleOf } from '../lessons/web/lessons.calls.ts'
export { moduleOf, subModulesOf } from '../modules/web/modules.calls.ts'
export { type Pace, pace, workHours } from '../pace/web/pace.calls.ts'
export { progress } from '../progress/web/progress.calls.ts'
export type { Way } from '../way/web/way.calls.ts'
export { way } from '../way/web/way.calls.ts'
export { Sign, WayLegend } from '../way/web/way-legend.tsx'
export { TodayPin, YouDot } from '../way/web/way-signs.tsx'
export { wayWords } from '../way/web/way-words.ts'
export { BackLink } from './back-link.tsx'
export { coachLessonPath, modulePath } from './journey-paths.ts'
export { coachPaths, JourneyPaths, memberPaths } from './journey-paths-of-reader.ts'
export { NextLessonLink } from './next-lesson-link.tsx'
export { RouterLink } from './router-link.tsx'
export { hueOf } from './terrain-colors.ts'
export { TierChip } from './tier-chip.tsx'
export { pausedWords, UpgradeLink, usePausedPlan } from './upgrade-link.tsx'

/** A lesson as its coach reads it. */
export const ReadLesson = lazy(() =>
  import('../lessons/web/read-lesson.tsx').then(({ ReadLesson }) => ({ default: ReadLesson })),
)

/** Loaded where something is to be answered, paused or begun again. */
export const ComeBack = lazy(() => import('../pace/web/come-back.tsx').then(({ ComeBack }) => ({ default: ComeBack })))
export const PauseBanner = lazy(() =>
  import('../pace/web/pause-banner.tsx').then(({ PauseBanner }) => ({ default: PauseBanner })),
)
export const BeginAgain = lazy(() =>
  import('../pace/web/begin-again-dialog.tsx').then(({ BeginAgainDialog }) => ({ default: BeginAgainDialog })),
)
export const MoveDays = lazy(() =>
  import('../pace/web/move-days-dialog.tsx').then(({ MoveDaysDialog }) => ({ default: MoveDaysDialog })),
)
export const WorkHoursSection = lazy(() =>
  import('../work-week/web/work-hours-section.tsx').then(({ WorkHoursSection }) => ({ default: WorkHoursSection })),
)
export const CalendarSection = lazy(() =>
  import('../pace/web/calendar-section.tsx').then(({ CalendarSection }) => ({ default: CalendarSection })),
)
