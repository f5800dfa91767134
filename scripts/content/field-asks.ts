import { fieldKeys } from '#features/assistant/tools/server/catalog/load-file-words.ts'
import { fileAsksFolder, loadFieldAsks } from '#features/assistant/understanding/server/load-field-asks.ts'
import { contentReader } from '#platform/server/content-files.ts'
import type { Content, Fault } from './content.ts'

/** Questions for a field that is gone do no harm, and find nothing. */
export function checkFieldAsks({ root, worksheets }: Content): Fault[] {
  return [...loadFieldAsks(contentReader(root))].flatMap(([id, fields]) => {
    const where = `${fileAsksFolder}/${id}.yaml`
    const page = worksheets.pageById.get(id)
    if (!page) return [{ where, says: `there is no page ${id}.` }]
    const keys = fieldKeys(page)
    const gone = Object.keys(fields).filter((key) => !keys.has(key))
    return gone.map((key) => ({ where, says: `the page has no field ${key}.` }))
  })
}
