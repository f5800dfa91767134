import { z } from 'zod'
import { PhaseId } from '#features/program/program.content.ts'
import { timeForm } from '#platform/format/date-forms.ts'
import { endpoint } from '#shared/endpoint.ts'
import { allTopics } from '#shared/topics.ts'
import { Tier } from '../journey.contract.ts'
import { paceLimits } from './pace.rules.ts'
import { CalendarChange, Lesson, LocalDate, OnTime } from './pace-parts.ts'
import { paceRefusals } from './pace-refusals.ts'

export const Pace = z.object({
  /** The member's local date. */
  today: LocalDate,
  /** What the member builds, in their words; a server of a version before sends none. */
  building: z.string().optional(),
  currentDay: z.number(),
  /** Days since the last of the 180; 0 until then. */
  daysOver: z.number(),
  /** The day that as many lessons lead to as are completed. */
  doneDay: z.number(),
  /** By the hours that were agreed to, else by the calendar. */
  daysBehind: z.number(),
  /** Days that the work is ahead of the calendar; below 0 it is behind what was agreed to. */
  daysAhead: z.number(),
  behind: z.array(Lesson),
  minutesBehind: z.number(),
  next: Lesson.nullable(),
  /** For who runs a business already, while Foundation is open as a check; a server of a version before sends none. */
  check: z
    .object({
      phase: z.string(),
      /** Whether the next lesson is compared with what is there, and not done in full. */
      isNextChecked: z.boolean(),
      /** What tells such a business most, as far as the plan opens it and it isn’t completed. */
      first: z.array(z.object({ id: z.string(), moduleId: z.string(), title: z.string() })),
    })
    .nullish(),
  /** Whether they didn’t say if it is a business, while that would make what comes next a check. */
  asksIfBusiness: z.boolean().optional(),
  /** Core lessons: completed, open and not completed, and those that the tier does not open. */
  lessonsDone: z.number(),
  lessonsLeft: z.number(),
  lessonsShut: z.number(),
  /** What opens the next of the latter, where nothing else is left. */
  opensWith: Tier.nullable(),
  /** Days since the last lesson, joining or a pause; 0 where in two weeks less than two agreed days (`missedDays`) passed. */
  quietDays: z.number(),
  missedDays: z.number().nullish(),
  /** Whether anything was written into the Founder file since the program began. */
  hasWritten: z.boolean(),
  /** Lessons completed on the last day with work before today, and today. */
  lastWork: z.object({ on: LocalDate, lessons: z.array(z.string()) }).nullable(),
  doneToday: z.array(z.string()),
  /** The next day after today that the member agreed to work on. */
  nextHourOn: LocalDate.nullable(),
  /** Days to work on were agreed to, and today is none of them. */
  isDayOff: z.boolean(),
  /** The phase that the latest of these lessons finished. */
  phaseDone: z.object({ id: PhaseId, name: z.string() }).nullable(),
  isFinished: z.boolean(),
  /** A member who was away or is behind, and has not answered yet, is asked how to go on. */
  asksHowToGoOn: z.boolean(),
  pause: z.object({ from: LocalDate, until: LocalDate }).nullable(),
  /** What the year still allows. */
  pausedDaysLeft: z.number(),
  movedDaysLeft: z.number(),
  /** The catch-up plan that runs, worked out anew from what is left. */
  catchUp: z
    .object({
      since: LocalDate,
      meetsOn: LocalDate.nullable(),
      /** What it said of that when it began. */
      promisedOn: LocalDate.nullable(),
      /** What the plan has left for today, and when it goes on after today. */
      today: z.array(Lesson),
      nextOn: LocalDate.nullable(),
    })
    .nullable(),
  /** A plan ended by itself: two weeks without work, not over yet. A server of a version before sends none of these four. */
  hasCatchUpLapsed: z.boolean().optional(),
  /** Hours a week that lateness is measured against; null where it is the calendar. */
  agreedHours: z.number().nullish(),
  /** For who is on time at hours with which the phase takes longer than the calendar plans: which lesson of it is next. */
  onTime: OnTime.nullish(),
  /** The first day of a week’s work: once a week a gap is worth a word. */
  isFirstOfWeek: z.boolean().optional(),
  /** Newest first. */
  changes: z.array(CalendarChange),
})

export const getPace = endpoint({
  method: 'GET',
  path: '/api/pace',
  access: 'signedIn',
  topics: ['progress', 'pace'],
  summary: 'Where the member’s work stands beside their calendar, and what was done to the calendar.',
  reply: Pace,
})

export const pause = endpoint({
  method: 'POST',
  path: '/api/pace/pause',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Stops the calendar from today for a number of days; it goes on by itself.',
  body: z.object({ days: z.int().min(1).max(paceLimits.pausedDays) }),
  reply: Pace,
  refusals: [paceRefusals.pausedAlready, paceRefusals.tooManyPausedDays],
})

export const resume = endpoint({
  method: 'DELETE',
  path: '/api/pace/pause',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Ends a pause today.',
  reply: Pace,
  refusals: [paceRefusals.notPaused],
})

export const moveDays = endpoint({
  method: 'POST',
  path: '/api/pace/move',
  access: 'signedIn',
  changes: ['pace', 'progress', 'user'],
  summary: 'Moves the calendar back by a number of days.',
  body: z.object({ days: z.int().min(1).max(paceLimits.movedDays) }),
  reply: Pace,
  refusals: [paceRefusals.tooManyMovedDays, paceRefusals.beforeDayOne],
})

export const beginAgain = endpoint({
  method: 'POST',
  path: '/api/pace/begin-again',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Makes today day 1. Completed lessons, points and the file stay.',
  reply: Pace,
})

export const carryOn = endpoint({
  method: 'POST',
  path: '/api/pace/carry-on',
  access: 'signedIn',
  changes: ['pace'],
  summary: 'Puts the question how to go on aside, until the next gap.',
  reply: Pace,
})

/** Monday is 1. */
export const Weekday = z.int().min(1).max(7)
/** In quarters of an hour. */
export const HoursPerWeek = z.number().min(paceLimits.leastHours).max(paceLimits.hoursPerWeek).multipleOf(0.25)
export const WorkHours = z.object({
  building: z.string().trim().max(paceLimits.building),
  stage: z.enum(['idea', 'business']).nullable(),
  hoursPerWeek: HoursPerWeek.nullable(),
  weekdays: z.array(Weekday).max(7),
  startsAt: z.string().regex(timeForm).nullable(),
})

export const getWorkHours = endpoint({
  method: 'GET',
  path: '/api/pace/work-hours',
  access: 'signedIn',
  topics: ['pace'],
  summary: 'What the member builds, and when they work on it.',
  reply: WorkHours,
})

export const saveWorkHours = endpoint({
  method: 'PATCH',
  path: '/api/pace/work-hours',
  access: 'signedIn',
  changes: ['pace', 'progress'],
  summary: 'Changes what is given of it.',
  body: WorkHours.partial(),
  reply: WorkHours,
})
