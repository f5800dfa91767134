import { createContext } from 'react'
import { lessonPath } from '#features/program/lesson-path.ts'
import { coachLessonPath, modulePath } from './journey-paths.ts'

export type JourneyPathsOfReader = {
  modulePath: (moduleId: string) => string
  lessonPath: (one: { moduleId: string; id: string }) => string
  /** Where a link of a text leads this reader; undefined where there is no page for them. */
  follow: (pathname: string) => string | undefined
}

export const memberPaths: JourneyPathsOfReader = { modulePath, lessonPath, follow: (pathname) => pathname }

/** In Coach Mode a member's pages are not there: their links lead to the same text in the coach area, or are plain words. */
export const coachPaths: JourneyPathsOfReader = {
  modulePath: () => '/coach/program',
  lessonPath: coachLessonPath,
  follow: (pathname) => {
    const lesson = /^\/modules\/[^/]+\/submodules\/([^/]+)$/.exec(pathname)?.[1]
    if (lesson) return coachLessonPath({ id: lesson })
    if (/^\/(modules|framework|phases)(\/|$)/.test(pathname)) return '/coach/program'
    if (pathname === '/resources') return '/coach/resources'
    return /^\/(founder-file|outcomes|frontier|coaching|messages|welcome|summit)(\/|$)/.test(pathname)
      ? undefined
      : pathname
  },
}

/** Whose addresses the links of a lesson lead to. */
export const JourneyPaths = createContext(memberPaths)
