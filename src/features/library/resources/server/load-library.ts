import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { basename, join, parse, resolve } from 'node:path'
import type { z } from 'zod'
import type { Program } from '#features/program/program.ts'
import { ContentMistake, type ContentReader } from '#platform/server/content-files.ts'
import { ResourceFile } from '../../library.content.ts'
import type { Library, Resource } from '../../library.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    library: Library
  }
}

const filesFolder = 'resources/files'
const previewsFolder = 'resources/previews'
const largestFile = 25_000_000

/** Reads the resources, checks that their files exist and have the declared format, and that lessons name known resources. */
export function loadLibrary(reader: ContentReader, program: Program): Library {
  const previews = reader.list(previewsFolder, '.webp').map((path) => basename(path))
  const found = reader.list('resources', '.md').map((file) => readResource(reader, file, previews))
  const resources = inOrderOfUse(found, program)
  const resourceById = new Map(resources.map((resource) => [resource.id, resource]))
  refuseUnknownResources(reader, program, resourceById)
  return {
    filesFolder: resolve(reader.root, filesFolder),
    previewsFolder: resolve(reader.root, previewsFolder),
    resources,
    resourceById,
  }
}

function readResource(reader: ContentReader, file: string, previews: readonly string[]): Resource {
  const { front, body } = reader.markdown(file, ResourceFile)
  if (file !== join('resources', `${front.id}.md`))
    throw reader.mistake(file, /^id:/, `id: is ${front.id}, but the file is named otherwise.`)
  const size = sizeOf(reader, file, front.file)
  if (size > largestFile) throw reader.mistake(file, /^file:/, `file: ${front.file} is larger than 25 MB.`)
  if (!isWhatItClaims(join(reader.root, filesFolder, front.file), front.format))
    throw reader.mistake(file, /^format:/, `format: ${front.file} does not open as ${front.format}.`)
  if (front.captions) sizeOf(reader, file, front.captions)
  const transcript = front.transcript ? textOf(reader, file, front.transcript) : null
  return { ...front, about: body, size, transcript, previews: previewsOf(front.file, previews) }
}

/** The previews of `runway-sheet.xlsx` are `runway-sheet-1.webp`, `-2` and so on. */
const previewsOf = (file: string, previews: readonly string[]): string[] =>
  previews.filter((name) => /^(.*)-\d+\.webp$/.exec(name)?.[1] === parse(file).name)

function sizeOf(reader: ContentReader, file: string, name: string): number {
  const size = statSync(join(reader.root, filesFolder, name), { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) throw reader.mistake(file, name, `${filesFolder}/${name} is missing or empty.`)
  return size
}

function textOf(reader: ContentReader, file: string, name: string): string {
  sizeOf(reader, file, name)
  return readFileSync(join(reader.root, filesFolder, name), 'utf8').trim()
}

type Format = z.infer<typeof ResourceFile>['format']

/** First bytes of each format: office files are zip archives, films begin with a box of kind `ftyp`. */
const beginnings: Record<Format, { at: number; bytes: string }> = {
  xlsx: { at: 0, bytes: 'PK\u0003\u0004' },
  docx: { at: 0, bytes: 'PK\u0003\u0004' },
  pdf: { at: 0, bytes: '%PDF-' },
  mp4: { at: 4, bytes: 'ftyp' },
}

function isWhatItClaims(path: string, format: Format): boolean {
  const { at, bytes } = beginnings[format]
  const start = Buffer.alloc(bytes.length)
  const handle = openSync(path, 'r')
  readSync(handle, start, 0, bytes.length, at)
  closeSync(handle)
  return start.toString('latin1') === bytes
}

/** In the order the program's lessons first name them; unnamed ones come last. */
function inOrderOfUse(found: readonly Resource[], { modules }: Program): Resource[] {
  const used = modules.flatMap(({ subModules }) => subModules.flatMap(({ resources }) => resources))
  const placeOf = ({ id }: Resource) => (used.includes(id) ? used.indexOf(id) : used.length)
  return found.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function refuseUnknownResources(
  reader: ContentReader,
  { subModuleById }: Program,
  known: ReadonlyMap<string, Resource>,
): void {
  const mistakes = [...subModuleById.values()].flatMap(({ id, moduleId, resources }) =>
    resources
      .filter((resource) => !known.has(resource))
      .map((resource) =>
        reader.mistake(`modules/${moduleId}/${id}.md`, resource, `resources: there is no resource ${resource}.`),
      ),
  )
  if (mistakes.length > 0) throw new ContentMistake(mistakes.map(({ message }) => message).join('\n'))
}
