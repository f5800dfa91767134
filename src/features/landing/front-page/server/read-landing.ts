import type { Level } from '#features/game/levels/levels.content.ts'
import { lessonsThrough, placeOf } from '#features/journey/way/way.rules.ts'
import type { Offer } from '#features/membership/server/public.ts'
import type { Block } from '#features/program/lesson.ts'
import type { Minutes } from '#features/program/program.content.ts'
import type { Phase, Program } from '#features/program/program.ts'
import { sumMinutes, workTimes } from '#features/program/work-times.ts'
import { readFirstLesson } from '../../first-lesson/server/read-first-lesson.ts'
import { type FrontPageTexts, fillTexts } from '../front-page.content.ts'
import type { Counts, Landing, LandingPhase } from '../front-page.ts'

type Files = {
  brand: { name: string; tagline: string; description: string; communityLink: string }
  texts: FrontPageTexts
  program: Program
  levels: readonly Level[]
  offer: Offer
  hasCoaching: boolean
}

/** The front page's figures and promises, read from the program's own content files. */
export function readLanding(files: Files): Landing {
  const { brand, program, levels, offer, hasCoaching } = files
  const { plans, calls, questions } = offer
  const [counts, firstLesson] = [countAll(program, plans), readFirstLesson(program)]
  return {
    texts: fillTexts(files.texts, {
      ...counts,
      name: brand.name,
      phases: program.phases.length,
      lesson: firstLesson.title,
      minutes: firstLesson.minutes.read + firstLesson.minutes.desk,
      time: workTimes(firstLesson.minutes),
    }),
    tagline: brand.tagline,
    description: brand.description,
    counts,
    phases: program.phases.map((phase) => phaseOf(phase, plans)),
    camps: levels.map((level) => campOf(level, program)),
    firstLesson,
    plans: plans.map(({ listed, ...plan }) => ({ ...plan, features: listed })),
    citation: firstSource(program),
    questions,
    hasCommunity: brand.communityLink !== '',
    hasCalls: calls.some(({ link }) => link !== ''),
    hasCoaching,
  }
}

function countAll(program: Program, plans: Offer['plans']): Counts {
  const { phases, modules, coreCount } = program
  const lessons = modules.flatMap((module) => module.subModules)
  const free = phases.filter((phase) => isFree(phase, plans)).flatMap((phase) => phase.modules)
  return {
    days: phases.at(-1)?.endDay ?? 0,
    modules: modules.length,
    coreLessons: coreCount,
    deepDives: lessons.length - coreCount,
    freeLessons: free.reduce((sum, { core }) => sum + core.length, 0),
    // Each kind rounded separately, as in the answers to the questions before buying.
    hours: hoursOf(modules, 'read') + hoursOf(modules, 'desk'),
    fieldHours: hoursOf(modules, 'field'),
    sources: lessons.reduce((sum, { content }) => sum + [...content.matchAll(sourceBox)].length, 0),
  }
}

/** Where a box with a source begins. Taking every lesson apart to count them would take a second. */
const sourceBox = /^:::source\b/gm

function firstSource({ modules }: Program): readonly Block[] {
  for (const { content, lesson } of modules.flatMap(({ subModules }) => subModules)) {
    const box = content.search(sourceBox) === -1 ? undefined : lesson().find(isSource)
    if (box?.kind === 'box') return box.blocks
  }
  return []
}

const isSource = (block: Block) => block.kind === 'box' && block.name === 'source'

function phaseOf(phase: Phase, plans: Offer['plans']): LandingPhase {
  const { name, terrain, description, promise, startDay, endDay, modules } = phase
  return {
    name,
    terrain,
    description,
    promise,
    startDay,
    endDay,
    planName: planOf(phase, plans)?.name ?? '',
    isFree: isFree(phase, plans),
    minutes: sumMinutes(modules),
    modules: modules.map(({ title, question, deliverable, firstDay, lastDay, core }) => ({
      title,
      question,
      deliverable,
      firstDay,
      lastDay,
      lessons: core.map((lesson) => lesson.title),
    })),
  }
}

/** Where on the way a camp opens: behind the modules that it takes. */
function campOf({ levelNumber, name, requiredXP, requiredModules }: Level, { phases, modules }: Program) {
  const lessons = lessonsThrough(
    modules.map(({ id, core }) => ({ id, lessons: core.length })),
    requiredModules,
  )
  const ofPhases = phases.map((phase) => phase.modules.reduce((sum, { core }) => sum + core.length, 0))
  return { levelNumber, name, requiredXP, place: placeOf(lessons, ofPhases) }
}

const planOf = ({ requiredTier }: Phase, plans: Offer['plans']) => plans.find(({ id }) => id === requiredTier)

const isFree = (phase: Phase, plans: Offer['plans']) => planOf(phase, plans)?.price === 0

const hoursOf = (modules: readonly { minutes: Minutes }[], kind: keyof Minutes) =>
  Math.round(sumMinutes(modules)[kind] / 60)
