import { deserialize, serialize } from 'node:v8'
import { type ContentReader, contentReader, type ParsedFiles } from '#platform/server/content-files.ts'
import { filesOf } from '../content/content-mistakes.ts'
import { type Content, loadContent } from '../content/load-content.ts'

/** Files of content as they were read, ready to be handed to another process. To read them again takes most of a check. */
export type PackedFiles = Uint8Array

export const packFiles = (parsed: ParsedFiles): PackedFiles =>
  serialize(new Map([...parsed].map(([file, { value }]) => [file, value])))

/** Takes a tenth of a second, since nothing is parsed again. */
export function loadPacked(config: { contentDir: string; local: boolean }, packed: PackedFiles): Content {
  const parsed: ParsedFiles = new Map()
  // What is read later is read once, and not kept.
  const reader = contentReader(config.contentDir, { get: (file) => parsed.get(file), set: () => undefined })
  unpackInto({ reader, parsed }, packed, [])
  return loadContent(reader, config)
}

/** Takes over what was read of files that weren't written since; answers what was read of all of them. */
export function unpackInto(
  { reader, parsed }: { reader: ContentReader; parsed: ParsedFiles },
  packed: PackedFiles,
  written: readonly string[],
): ReadonlyMap<string, unknown> {
  // As `packFiles` made it, in this or the other process.
  const values = deserialize(packed) as Map<string, unknown>
  for (const [file, schema] of filesOf(reader))
    if (values.has(file) && !written.includes(file)) parsed.set(file, { schema, value: values.get(file) })
  return values
}
