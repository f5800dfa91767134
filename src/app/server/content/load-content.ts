import { loadClaims, loadFileWords, loadOwn, loadQuestions } from '#features/assistant/server/public.ts'
import { loadCoaching } from '#features/coaching/server/load-coaching.ts'
import { loadWorksheets } from '#features/founder-file/server/load-worksheets.ts'
import { loadGame } from '#features/game/server/load-game.ts'
import { loadSiteTexts } from '#features/landing/server/site-texts.ts'
import { loadLibrary } from '#features/library/resources/server/load-library.ts'
import { loadOffer } from '#features/membership/plans/server/load-offer.ts'
import { loadProgram } from '#features/program/server/load-program.ts'
import { parseLesson } from '#features/program/server/parse-lesson.ts'
import type { ContentReader } from '#platform/server/content-files.ts'
import { once } from '#platform/server/once.ts'
import { findPage } from '../../pages.ts'
import { loadBrand } from './brand.ts'

export type Content = ReturnType<typeof loadContent>

/** Everything under `content/` that the server runs on. Whatever it reads is read here, so that the check reads it too. */
export function loadContent(reader: ContentReader, { local }: { local: boolean }) {
  const brand = loadBrand(reader)
  const program = loadProgram(reader)
  const library = loadLibrary(reader, program)
  const worksheets = loadWorksheets(reader, program)
  const offer = loadOffer({ reader, local, brand, hasPage: (path) => findPage(path) !== undefined })
  return {
    brand,
    program,
    library,
    worksheets,
    own: loadOwn(reader, worksheets),
    fileWords: loadFileWords(reader, worksheets),
    claims: loadClaims(reader, { ...worksheets, program }),
    game: loadGame(reader, program),
    coaching: loadCoaching(reader, { local, brand, program, worksheets }),
    offer,
    siteTexts: loadSiteTexts(reader, program, parseLesson, offer.currency),
    /** Read when the assistant is first asked: nothing else needs them. */
    questions: once(() => loadQuestions(reader, program, library)),
  }
}
