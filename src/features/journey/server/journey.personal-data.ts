import type { PersonalData } from '#platform/server/personal-data.ts'
import { calendarPersonalData } from '../calendar/server/calendar.personal-data.ts'
import { completionsPersonalData } from '../completions/server/completions.personal-data.ts'
import { lessonsPersonalData } from '../lessons/server/lessons.personal-data.ts'
import { pacePersonalData } from '../pace/server/pace.personal-data.ts'
import { runningPersonalData } from '../running/server/running.personal-data.ts'

export const journeyPersonalData: readonly PersonalData[] = [
  completionsPersonalData,
  lessonsPersonalData,
  pacePersonalData,
  calendarPersonalData,
  runningPersonalData,
]
