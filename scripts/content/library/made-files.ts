import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { columnKeys } from '../../../src/features/founder-file/worksheets/references.ts'
import { madeFile } from '../../resources/library/make-file.ts'
import { readBrand, unknownFigures } from '../../resources/library/words.ts'
import type { Content, Fault } from '../content.ts'
import type { DocumentFile, PagePart } from './document-files.ts'

/** Spreadsheets and documents say what their pages say: each is made again and compared. */
export function checkMadeFiles(content: Content): Fault[] {
  const unsound = [
    ...content.documents.flatMap((one) => documentFaults(one, content)),
    ...twice(content),
    ...figures(content),
  ]
  if (unsound.length > 0) return unsound
  const brand = readBrand(content.root)
  return content.library.resources.flatMap(({ id, file }) => {
    const made = madeFile(content, id, brand)
    const where = `resources/files/${file}`
    if (!made || Buffer.compare(made, readFileSync(join(content.root, where))) === 0) return []
    return [
      {
        where,
        says: `is not what its page makes now. Run npm run resources -- ${id}; if the file is your own, take resource: ${id} out of its page, or delete resources/documents/${id}.yaml.`,
      },
    ]
  })
}

/** A document that is put together names pages, parts and columns that are there. */
function documentFaults(document: DocumentFile, { root, library, worksheets }: Content): Fault[] {
  const { id, file, body } = document
  const fault = (words: string, says: string): Fault => ({ where: lineOf(root, file, words), says })
  const resource = library.resourceById.get(id)
  const parts = body.filter((item): item is PagePart => 'page' in item)
  const taken = new Set(parts.map(({ page }) => page))
  const left = worksheets.pages.filter((page) => page.resource === id && !taken.has(page.id))
  const rules: [boolean, string, string][] = [
    [
      file !== join('resources/documents', `${id}.yaml`),
      'id:',
      `id: is ${id}, but the file is named otherwise. Name it ${id}.yaml.`,
    ],
    [
      resource === undefined,
      'id:',
      `id: there is no resource ${id}. Write resources/${id}.md, or use the id of one that is there.`,
    ],
    [
      resource !== undefined && resource.format !== 'docx',
      'id:',
      `id: ${id} is no .docx file. Only documents are put together; a spreadsheet is made from one page.`,
    ],
    [
      parts.length === 0 && (document.title === undefined || document.use === undefined),
      'id:',
      'has no page, so it needs title: and use: of its own.',
    ],
    ...left.map((page): [boolean, string, string] => [
      true,
      'body:',
      `body: lacks the page ${page.id}, which names ${id} as its resource. Add it, or take resource: out of the page.`,
    ]),
  ]
  return [
    ...rules.filter(([broken]) => broken).map(([, words, says]) => fault(words, says)),
    ...parts.flatMap((part) => partFaults(part, worksheets.pageById.get(part.page), fault)),
  ]
}

type Make = (words: string, says: string) => Fault

function partFaults(
  { page: id, parts = [], columns = [] }: PagePart,
  page: Worksheet | undefined,
  fault: Make,
): Fault[] {
  const here = (says: string) => fault(`page: ${id}`, says)
  if (!page) return [here(`page: there is no page ${id}. Use the id of a file in worksheets/.`)]
  const lost = parts.filter((key) => !page.blocks.has(key))
  if (lost.length > 0)
    return [here(`parts: the page ${id} has no ${lost.join(', ')}. Name a field, table or grid of it.`)]
  const taken = [...page.blocks].filter(([key]) => parts.length === 0 || parts.includes(key))
  const known = new Set(taken.flatMap(([, block]) => columnKeys(block)))
  return columns
    .filter((key) => !known.has(key))
    .map((key) => here(`columns: no table or grid taken from ${id} has a column ${key}. Name one that has it.`))
}

/** A file is made from one page, or put together from several. */
function twice({ worksheets, documents }: Content): Fault[] {
  const composed = new Set(documents.map(({ id }) => id))
  const named = worksheets.pages.filter(({ resource }) => resource !== undefined && !composed.has(resource))
  return named.flatMap(({ resource = '', file }, index) => {
    const other = named.slice(0, index).find((page) => page.resource === resource)
    if (!other) return []
    const says = `resource: ${resource} is made from ${other.id} already. Put both together in resources/documents/${resource}.yaml.`
    return [{ where: file, says }]
  })
}

/** `{{kiln.45.price}}` in a text names a figure of the cast. */
function figures({ root, worksheets, documents, cast }: Content): Fault[] {
  return [...worksheets.pages, ...documents].flatMap(({ file, body }) =>
    body.flatMap((item) => {
      if (!('text' in item)) return []
      return unknownFigures(cast, item.text).map((name) => ({
        where: lineOf(root, file, name),
        says: `${name}: docs/cast.yaml has no such figure. Write {{business.day.figure}}.`,
      }))
    }),
  )
}

function lineOf(root: string, file: string, words: string): string {
  const line = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .findIndex((one) => one.includes(words))
  return line === -1 ? file : `${file}:${line + 1}`
}
