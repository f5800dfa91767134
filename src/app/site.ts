import type { LessonData } from '#features/journey/lessons/lessons.contract.ts'
import type { Landing, LegalText } from '#features/landing/landing.ts'

/** Whose site it is, as every page says. */
export type SiteBrand = { name: string; contactEmail: string; sellerName: string; sellerAddress: string }

/** All that the prerendered pages are made of. */
export type Site = {
  brand: SiteBrand
  landing: Landing
  legalTexts: readonly LegalText[]
  lessons: readonly LessonData[]
}
