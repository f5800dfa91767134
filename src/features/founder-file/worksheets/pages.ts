import type { MetricFile } from './metric.ts'
import type { Block, Place } from './places.ts'
import type { WorksheetFile } from './worksheet.ts'

/** A page as the program holds it. */
export type Worksheet = WorksheetFile & {
  /** Below `content/`. */
  file: string
  /** Every place that holds a value, in the order of the page. */
  places: readonly Place[]
  blocks: ReadonlyMap<string, Block>
  /** The checklist of a lesson: of two devices the later click counts, and nothing is kept of the other. */
  isChecklist?: boolean
}

/** A number of the business, with the places that feed it. */
export type Metric = MetricFile[number] & { fedBy: readonly { pageId: string; address: string }[] }
