import { z } from 'zod'

/**
 * `file-asks/PAGE.yaml`: how members ask for what they wrote on a page of the Founder file, under the fields that hold it: a
 * field by its key, a column of a table by `table.column`, a line of a grid by `grid.line`, how many lines a table has by its key.
 */
export const FileAsks = z.record(z.string(), z.array(z.string().trim().min(2).max(500)).min(1))
