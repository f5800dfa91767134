import { expect, test } from 'vitest'
import { lessonsThatShow } from '../../../scripts/build/pages/differing-pages.ts'
import { loadProgram } from '../../../src/features/program/server/load-program.ts'
import { contentReader } from '../../../src/platform/server/content-files.ts'

const program = loadProgram(contentReader('content'))
const [lesson] = program.modules[1]?.core ?? []
const changed = [`modules/${lesson?.moduleId}/${lesson?.id}.md`]
const shown = (hasSameFront: boolean) => {
  const isShown = lessonsThatShow(program, { changed, hasSameFront: () => hasSameFront })
  return [...program.subModuleById.values()].filter(isShown)
}

test('another text is shown by its own lesson alone', () => {
  expect(shown(true).map(({ id }) => id)).toEqual([lesson?.id])
})

test('another title is shown by the lessons of its module, of both beside it, and by those that name it', () => {
  const ids = new Set(shown(false).map(({ id }) => id))
  const near = program.modules.slice(0, 3).flatMap(({ subModules }) => subModules)
  const naming = [...program.subModuleById.values()].filter(({ related }) => related.includes(lesson?.id ?? ''))
  expect([...near, ...naming].filter(({ id }) => !ids.has(id))).toEqual([])
  expect(ids.size).toBeLessThan(program.subModuleById.size)
})
