import type { Plan, Question } from '#features/membership/membership.content.ts'
import type { Block } from '#features/program/lesson.ts'
import type { Minutes } from '#features/program/program.content.ts'
import type { Phase } from '#features/program/program.ts'
import type { FirstLesson } from '../first-lesson/first-lesson.ts'
import type { FrontPageTexts } from './front-page.content.ts'

/** What the pages for visitors show: plain data, read from the program's files when the site is built. */
export type Landing = {
  texts: FrontPageTexts
  tagline: string
  description: string
  counts: Counts
  phases: readonly LandingPhase[]
  camps: readonly { levelNumber: number; name: string; requiredXP: number; place: number }[]
  firstLesson: FirstLesson
  plans: readonly OfferedPlan[]
  questions: readonly Question[]
  /** The first work cited in the lessons. */
  citation: readonly Block[]
  /** What the operator has set up beyond the lessons. */
  hasCommunity: boolean
  hasCalls: boolean
  hasCoaching: boolean
}

export type Counts = {
  days: number
  modules: number
  coreLessons: number
  deepDives: number
  freeLessons: number
  /** Whole hours of reading and desk work over all lessons. */
  hours: number
  fieldHours: number
  /** Works cited in all lessons. */
  sources: number
}

export type LandingPhase = Pick<Phase, 'name' | 'terrain' | 'description' | 'promise' | 'startDay' | 'endDay'> & {
  planName: string
  isFree: boolean
  minutes: Minutes
  modules: readonly LandingModule[]
}

export type LandingModule = {
  title: string
  question: string
  deliverable: string
  firstDay: number
  lastDay: number
  lessons: readonly string[]
}

export type OfferedPlan = Pick<Plan, 'id' | 'name' | 'price' | 'currency' | 'period' | 'tagline'> & {
  /** The server leaves an example out where it is reached by others. */
  features: readonly { text: string; isExample: boolean }[]
}
