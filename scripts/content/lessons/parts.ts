import type { BoxName } from '../../../src/features/program/lesson.ts'
import { exerciseKinds } from '../../../src/features/program/program.content.ts'
import type { SubModule } from '../../../src/features/program/program.ts'
import { type Content, type Fault, whereIs } from '../content.ts'
import { boxesOf } from './blocks.ts'

const required: BoxName[] = ['example', 'exercise', 'good', 'checklist', 'mistakes', 'deliverable']

/** No lesson is only an outline. */
export function checkWritten(content: Content): Fault[] {
  return content.program.modules
    .flatMap(({ subModules }) => subModules)
    .filter((lesson) => lesson.content === '')
    .map((lesson) => ({ where: whereIs(content, lesson), says: 'the lesson has no text yet.' }))
}

/** Each lesson has each of its parts exactly once, and its example is about the business of its front matter. */
export function checkParts(content: Content): Fault[] {
  return content.lessons.flatMap((lesson) => {
    const counts = required.map((name) => ({ name, boxes: boxesOf(lesson.lesson(), name) }))
    const faults = counts
      .filter(({ boxes }) => boxes.length !== 1)
      .map(({ name, boxes }) => `has ${boxes.length} parts :::${name}; it needs exactly one.`)
    const [example] = boxesOf(lesson.lesson(), 'example')
    if (example?.kind === 'box' && example.business !== lesson.business)
      faults.push(`the example is about ${example.business}, but the front matter names ${lesson.business}.`)
    const open = [...lesson.content.matchAll(/^:::\w/gm)].length - [...lesson.content.matchAll(/^:::\s*$/gm)].length
    if (open !== 0) faults.push('a part that begins with :::name is not closed by a line of three colons.')
    if (/^# /m.test(lesson.content)) faults.push('a heading has one #; headings in a lesson begin with ##.')
    return faults.map((says) => ({ where: whereIs(content, lesson), says }))
  })
}

/** The program keeps at least six kinds of exercise in use. */
export function checkExerciseKinds({ program }: Content): Fault[] {
  const used = new Set([...program.subModuleById.values()].map(({ exercise }) => exercise.kind))
  if (used.size >= 6) return []
  return [{ where: 'modules', says: `only ${used.size} of the ${exerciseKinds.length} kinds of exercise are used.` }]
}

/** Front matter that no schema can hold to. */
export function checkFront(content: Content): Fault[] {
  return [...content.program.subModuleById.values()].flatMap((lesson) =>
    frontFaults(lesson, content).map((says) => ({ where: whereIs(content, lesson), says })),
  )
}

const numberOf = (id: string) => id.split('-').slice(0, 2).join('-')

function frontFaults(lesson: SubModule, { cast, program }: Content): string[] {
  const { id, title, description, outcome, minutes, business, core, requiredTier } = lesson
  // A lesson that moves to another module keeps its id: members' completions hang on it.
  const modules = new Set(program.modules.map((module) => numberOf(module.id)))
  const rules: [boolean, string][] = [
    [title.length <= 60, `title: has ${title.length} characters; 60 are allowed.`],
    [description.length <= 140, `description: has ${description.length} characters; 140 are allowed.`],
    [outcome.startsWith('You leave with '), 'outcome: begins with "You leave with".'],
    [minutes.desk >= 5, 'minutes: desk: is at least 5; every lesson has an exercise.'],
    [business in cast, `business: docs/cast.yaml has no business ${business}.`],
    [core || requiredTier === 'elite', 'requiredTier: a deep dive is elite.'],
    [modules.has(numberOf(id)), 'id: begins like the module for which it was written, for example growth-02.'],
  ]
  return rules.filter(([holds]) => !holds).map(([, says]) => says)
}
