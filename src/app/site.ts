import type { LessonData } from '#features/journey/lessons/lessons.contract.ts'
import type { Landing } from '#features/landing/front-page/front-page.ts'
import type { LegalText } from '#features/landing/legal/legal.content.ts'

/** Whose site it is, as every page says. */
export type SiteBrand = {
  name: string
  tagline: string
  contactEmail: string
  sellerName: string
  sellerAddress: string
  /** Markup of the logo's symbol. */
  logo: string
}

/** All that the prerendered pages are made of. */
export type Site = {
  brand: SiteBrand
  landing: Landing
  legalTexts: readonly LegalText[]
  lessons: readonly LessonData[]
}
