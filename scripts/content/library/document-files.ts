import { z } from 'zod'
import { Key, Words } from '../../../src/features/founder-file/worksheets/parts.ts'
import type { ContentReader } from '../../../src/platform/server/content-files.ts'

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens')

/** A page, or some of its parts; of tables and grids all columns, or some. */
const PagePart = z.strictObject({
  page: Slug,
  parts: z.array(Key).min(1).optional(),
  columns: z.array(Key).min(1).optional(),
})
const items = {
  page: PagePart,
  heading: z.strictObject({ heading: Words.max(160) }),
  note: z.strictObject({ note: Words.max(600) }),
  text: z.strictObject({ text: Words.max(3000) }),
}

/** What a document of the library is put together from: `content/resources/documents/<id>.yaml`. `docs/authoring.md` explains it to writers. */
const DocumentFile = z.strictObject({
  id: Slug,
  /** Those of its first page, where it doesn't say otherwise. */
  title: Words.max(80).optional(),
  use: Words.max(300).optional(),
  body: z
    .array(
      z.union([items.page, items.heading, items.note, items.text], {
        error: 'must be one of page:, heading:, text: and note:; a page may be followed by parts: and columns:',
      }),
    )
    .min(1),
})
export type PagePart = z.output<typeof PagePart>
export type DocumentFile = z.output<typeof DocumentFile> & { file: string }

export function loadDocuments(reader: ContentReader): DocumentFile[] {
  return reader.list('resources/documents', '.yaml').map((file) => ({ ...reader.yaml(file, DocumentFile), file }))
}
