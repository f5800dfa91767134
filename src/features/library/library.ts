import type { z } from 'zod'
import type { ResourceFile } from './content.ts'

export type Resource = Omit<z.infer<typeof ResourceFile>, 'transcript'> & {
  /** Markdown: what the file is for and how it is used. */
  about: string
  /** Bytes. */
  size: number
  /** What is said in a film, as plain text. */
  transcript: string | null
}

/** The resource library, from memory. Files stay on disk under `resources/files/`. */
export type Library = { resources: readonly Resource[]; resourceById: ReadonlyMap<string, Resource> }
