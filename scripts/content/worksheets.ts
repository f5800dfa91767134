import type { Content, Fault } from './content.ts'
import { exampleFaults } from './worksheets/examples.ts'
import { formulaFaults } from './worksheets/formulas.ts'
import { keyFigureFaults } from './worksheets/key-figures.ts'
import { keyFaults } from './worksheets/keys.ts'
import { lockFaults } from './worksheets/lock.ts'
import { meaningFaults } from './worksheets/meanings.ts'
import { needFaults } from './worksheets/needs.ts'
import { ruleFaults } from './worksheets/rules.ts'
import { sourceFaults } from './worksheets/sources.ts'

/** Every page of the Founder file, or each of some, holds together: its keys, formulas, example, rules, and what it takes from other pages. */
export function checkWorksheets(content: Content, pages = content.worksheets.pages): Fault[] {
  const faults = pages.flatMap((page) => {
    // Formulas and examples over keys that are not sound would repeat the same fault in other words, and so would rules.
    const keys = keyFaults(page, content)
    if (keys.length > 0) return keys
    const example = exampleFaults(page, content)
    return [
      ...needFaults(page, content),
      ...sourceFaults(page, content),
      ...formulaFaults(page, content),
      ...keyFigureFaults(page, content),
      ...example,
      ...(example.length > 0 ? [] : [...meaningFaults(page, content), ...ruleFaults(page, content)]),
    ]
  })
  return [...faults, ...lockFaults(content)]
}

/** How far the pages have come: no fault as long as some lessons have none. */
export function worksheetsInWords({ program, worksheets }: Content): string {
  const lessons = [...program.subModuleById.keys()]
  const covered = lessons.filter((id) => worksheets.pageOfLesson.has(id)).length
  const pages = worksheets.pages.length
  return `${covered} of ${lessons.length} lessons have their page in the Founder file (${pages} ${pages === 1 ? 'page' : 'pages'}).`
}
