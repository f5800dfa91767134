import type { z } from 'zod'
import type { ResourceFile } from './library.content.ts'

export type Resource = Omit<z.infer<typeof ResourceFile>, 'transcript'> & {
  /** Markdown: what the file is for and how it is used. */
  about: string
  /** Bytes. */
  size: number
  /** What is said in a film, as plain text. */
  transcript: string | null
  /** Files of `resources/previews/`: pictures of the first pages, or one of a film. */
  previews: readonly string[]
}

/** The resource library, in memory. Files stay on disk, in `filesFolder` and `previewsFolder`. */
export type Library = {
  /** Absolute paths. */
  filesFolder: string
  previewsFolder: string
  resources: readonly Resource[]
  resourceById: ReadonlyMap<string, Resource>
}
