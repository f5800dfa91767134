import { basename } from 'node:path'
import type { ContentReader } from '#platform/server/content-files.ts'
import { FileAsks } from '../file-asks.content.ts'

export const fileAsksFolder = 'file-asks'

/** Of each page, by its id, how members ask for each of its fields. */
export type FieldAsks = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>

export const loadFieldAsks = (reader: ContentReader): FieldAsks =>
  new Map(
    reader.list(fileAsksFolder, '.yaml').map((file) => [basename(file, '.yaml'), reader.yaml(file, FileAsks)] as const),
  )
