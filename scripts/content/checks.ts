import type { Content, Fault } from './content.ts'
import { checkFieldAsks } from './field-asks.ts'
import { checkFigures } from './figures/figures.ts'
import { checkLaws } from './figures/laws.ts'
import { checkAnswers } from './lessons/answers.ts'
import { checkAsks } from './lessons/asks.ts'
import { checkChecklistKeys } from './lessons/checklist-lock.ts'
import { checkLessonLaws } from './lessons/lesson-laws.ts'
import { checkLinks } from './lessons/links.ts'
import { checkExerciseKinds, checkFront, checkParts, checkWritten } from './lessons/parts.ts'
import { checkPlainWords } from './lessons/plain-words.ts'
import { checkProse } from './lessons/prose.ts'
import { checkQuotes } from './lessons/quotes.ts'
import { checkOpeningsAndClosings, checkSharedParagraphs } from './lessons/repetition.ts'
import { checkRunning } from './lessons/running.ts'
import { checkSomeone } from './lessons/someone.ts'
import { checkSpelling } from './lessons/spelling.ts'
import { checkMadeFiles } from './library/made-files.ts'
import { checkFiles, checkLibrary, checkReferences } from './library/resource-files.ts'
import { checkSheets } from './library/sheet-files.ts'
import { checkBadges } from './rewards/badges.ts'
import { checkRewards } from './rewards/rewards.ts'
import { checkTaught } from './taught.ts'
import { checkWorksheets } from './worksheets.ts'

type Check = { name: string; run: (content: Content) => Fault[] | Promise<Fault[]> }

/** All that `npm run content:check` and `npm test` hold the content to, beyond what the server refuses at start. */
export const checks: readonly Check[] = [
  { name: 'every lesson is written', run: checkWritten },
  { name: 'each lesson has its parts exactly once', run: checkParts },
  { name: 'no tick of a checklist loses its item', run: checkChecklistKeys },
  { name: 'front matter is within its bounds', run: checkFront },
  { name: 'length and reading level are within bounds', run: checkProse },
  { name: 'every lesson is also said in plain words', run: checkPlainWords },
  { name: 'figures of the example businesses agree with one another', run: checkLaws },
  { name: 'lessons count months, fees and ends as the cast does', run: checkLessonLaws },
  { name: 'figures evaluate and carry every number of an example', run: checkFigures },
  { name: 'every link leads somewhere', run: checkLinks },
  { name: 'no two lessons share a paragraph', run: checkSharedParagraphs },
  { name: 'neighboring lessons open and close differently', run: checkOpeningsAndClosings },
  { name: 'at least six kinds of exercise are in use', run: checkExerciseKinds },
  { name: 'every lesson says what members ask', run: checkAsks },
  { name: 'short answers say what their lesson says', run: checkAnswers },
  { name: 'rewards make the levels fall where they are meant', run: checkRewards },
  { name: 'badges are enough, varied and within reach', run: checkBadges },
  { name: 'the library has enough of everything', run: checkLibrary },
  { name: 'every resource belongs to a lesson', run: checkReferences },
  { name: 'every document, page and film opens', run: checkFiles },
  { name: 'every spreadsheet opens and calculates', run: checkSheets },
  { name: 'spreadsheets and documents say what their pages say', run: checkMadeFiles },
  { name: 'every page of the Founder file holds together', run: checkWorksheets },
  { name: 'what the assistant learns from can be read', run: checkTaught },
  { name: 'questions are for fields that are there', run: checkFieldAsks },
  { name: 'exercises that run are counted where they are done', run: checkRunning },
  { name: 'words are spelled right', run: checkSpelling },
  { name: 'quotes and apostrophes are curved', run: checkQuotes },
  { name: 'someone and no one are called so', run: checkSomeone },
]
