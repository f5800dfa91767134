import { join } from 'node:path'
import type { Program, SubModule } from '#features/program/program.ts'
import { taskItems } from '#features/program/task-items.ts'
import { BodyItem } from '../../worksheets/body.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { blocksOf, placesOf } from '../../worksheets/places.ts'

/**
 * A lesson's checklist as a page of its own, named by the lesson's id: its ticks are saved, exported, imported and erased
 * like other answers. It stands in no list of pages, and what is ticked makes no page begun. Lessons are parsed when they
 * are asked for, and so are their checklists.
 */
export function checklistsOf({ subModuleById }: Program): (subModuleId: string) => Worksheet | undefined {
  const known = new Map<string, Worksheet | undefined>()
  return (subModuleId) => {
    if (known.has(subModuleId)) return known.get(subModuleId)
    const lesson = subModuleById.get(subModuleId)
    const made = lesson && checklistOf(lesson)
    // Ids that lead nowhere come from outside and are not remembered.
    if (lesson) known.set(subModuleId, made)
    return made
  }
}

function checklistOf({ id, moduleId, title, renamed, lesson, business }: SubModule): Worksheet | undefined {
  const items = taskItems(lesson())
  if (items.length === 0) return undefined
  const body = items.map(({ key, words }) =>
    BodyItem.parse({ field: key, label: words.slice(0, 160) || key, kind: 'tick' }),
  )
  return {
    id,
    title: `Checklist: ${title}`.slice(0, 120),
    use: 'What the lesson asks you to check.',
    lessons: [id],
    example: { business, story: '' },
    body,
    means: [],
    done: [],
    good: [],
    question: [],
    expect: {},
    renamed,
    isChecklist: true,
    file: join('modules', moduleId, `${id}.md`),
    places: placesOf(body),
    blocks: blocksOf(body),
  }
}
