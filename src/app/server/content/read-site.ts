import { loadGame } from '#features/game/server/load-game.ts'
import { staticLessons } from '#features/journey/server/public.ts'
import { readLanding } from '#features/landing/front-page/server/read-landing.ts'
import { readLegalTexts } from '#features/landing/legal/server/read-legal-texts.ts'
import { loadOffer } from '#features/membership/plans/server/load-offer.ts'
import { loadProgram } from '#features/program/server/load-program.ts'
import { parseLesson } from '#features/program/server/parse-lesson.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { findPage } from '../../pages.ts'
import type { Site } from '../../site.ts'
import { loadBrand } from './brand.ts'

/** Reads what the prerendered pages say; the build calls it. */
export function readSite(contentDir: string): Site {
  const reader = contentReader(contentDir)
  const brand = loadBrand(reader)
  const program = loadProgram(reader)
  const hasPage = (route: string) => findPage(route) !== undefined
  const offer = loadOffer({ reader, brand, hasPage })
  const landing = readLanding({
    brand,
    program,
    levels: loadGame(reader, program).levels,
    offer,
    hasCoaching: hasPage('/coaching'),
  })
  const legalTexts = readLegalTexts(reader, parseLesson, offer.currency)
  return { brand, landing, legalTexts, lessons: staticLessons(program) }
}
