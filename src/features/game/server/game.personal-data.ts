import type { PersonalData } from '#platform/server/personal-data.ts'
import { badgesPersonalData } from '../badges/server/badges.personal-data.ts'
import { gratitudePersonalData } from '../gratitude/server/gratitude.personal-data.ts'
import { marksPersonalData } from '../marks/server/marks.personal-data.ts'
import { pointsPersonalData } from '../points/server/points.personal-data.ts'

export const gamePersonalData: readonly PersonalData[] = [
  pointsPersonalData,
  badgesPersonalData,
  gratitudePersonalData,
  marksPersonalData,
]
