import { z } from 'zod'
import { at, described, Formula, Key, Sources, Value, Words } from './parts.ts'

/** One thing to fill in, or to read where `formula` or `from` says where its value comes from. */
const { key: _, ...plain } = described
const Field = z.strictObject({
  field: Key,
  ...plain,
  from: Sources.optional(),
  required: z.boolean().default(false),
  example: Value.optional(),
  /** On paper it stands in the same row as the field before it. */
  beside: z.boolean().default(false),
  /** Lines to write on, on paper. */
  lines: z.int().min(1).max(12).optional(),
  at,
})

const TableColumn = z.strictObject({ ...described, required: z.boolean().default(false), at })

/** A row beneath a table that grows, worked out from its columns; `each` is for every column that has no formula in `cells`. */
const Total = z.strictObject({
  key: Key,
  label: Words.max(160),
  kind: described.kind,
  digits: described.digits,
  note: described.note,
  result: described.result,
  each: z.strictObject({ formula: Formula, columns: z.array(Key).min(1) }).optional(),
  cells: z.record(Key, Formula).default({}),
})

const Cell = z.union([Value, z.null()])

/** Rows that the member adds, under fixed columns. */
const Table = z.strictObject({
  table: Key,
  label: Words.max(160).optional(),
  hint: described.hint,
  columns: z.array(TableColumn).min(1).max(20),
  /** Rows that stand there empty at the beginning, and on paper. */
  rows: z.int().min(1).max(40),
  most: z.int().min(1).max(500).optional(),
  /** Has exactly the rows of another table of the page and finds its columns by their keys. */
  follows: Key.optional(),
  headless: z.boolean().default(false),
  /** On paper each row begins with its number. */
  numbered: z.boolean().default(false),
  totals: z.array(Total).default([]),
  /** One list for each row, in the order of the columns that are typed; null where a cell stays empty. */
  example: z.array(z.array(Cell)).default([]),
})

const GridColumn = z.strictObject({
  key: Key,
  label: Words.max(80),
  kind: described.kind,
  digits: described.digits,
  range: described.range,
  choices: described.choices,
  formula: described.formula,
  /** The program day that the column is about: its values become points of that day. */
  day: z.int().min(1).max(180).optional(),
  /** Its figures are another page’s: shown here, and corrected there. */
  readonly: z.boolean().default(false),
  at,
})

const GridRow = z.strictObject({
  ...described,
  /** The columns in which this row has a cell; without it, all of them. */
  only: z.array(Key).min(1).optional(),
  /** Single cells with a formula of their own, `none`, or `input` where a cell is typed all the same. */
  cells: z.record(Key, Formula).default({}),
  from: z.record(Key, Sources).default({}),
  /** In which columns the row must be filled; `true` is every column that is typed. */
  required: z.union([z.boolean(), z.array(Key).min(1)], { error: 'must be true, or a list of columns' }).default(false),
  /** In the order of the columns that are typed; null where a cell stays empty. */
  example: z.array(Cell).default([]),
})
const GridHeading = z.strictObject({ heading: Words.max(120) })

/** Fixed rows under fixed columns. */
const Grid = z.strictObject({
  grid: Key,
  /** Above the first column. */
  label: z.string().max(160).default(''),
  /** Above the notes of the rows. */
  notes: Words.max(80).optional(),
  columns: z.array(GridColumn).min(1).max(20),
  rows: z.array(chosen({ heading: GridHeading, key: GridRow })).min(1),
  headless: z.boolean().default(false),
  /** Its columns follow each other in time, so that a figure may be repeated in those after it. */
  repeats: z.boolean().default(false),
  /** The spreadsheet's column of C and G, and what stands above it. */
  marks: z.strictObject({ label: Words.max(20), at: z.int().min(2).max(20) }).optional(),
})

const heading = z.strictObject({ heading: Words.max(160) })
const note = z.strictObject({ note: Words.max(600) })
/** Markdown to read, as in documents: tables, quotations, `{{kiln.45.price}}`. */
const text = z.strictObject({ text: Words.max(3000) })
/** Words above the columns of the fields that follow, on paper. */
const head = z.strictObject({ head: z.array(z.string().max(80)).min(1).max(20) })
export const BodyItem = chosen({ field: Field, table: Table, grid: Grid, heading, note, text, head })
export type BodyItem = z.output<typeof BodyItem>
export type Field = z.output<typeof Field>
export type Table = z.output<typeof Table>
export type Grid = z.output<typeof Grid>
export type GridRow = z.output<typeof GridRow>
export type Total = z.output<typeof Total>

/** Which of some shapes a group of fields has is told by the key that only this shape has, so that its mistakes are told alone. */
function chosen<const Shapes extends Record<string, z.ZodType>>(shapes: Shapes) {
  const names = Object.keys(shapes)
  return z.unknown().transform((held, ctx): z.output<Shapes[keyof Shapes]> => {
    const name = names.find((one) => typeof held === 'object' && held !== null && one in held)
    const shape = name === undefined ? undefined : shapes[name]
    const result = shape?.safeParse(held)
    if (result?.success) return result.data as z.output<Shapes[keyof Shapes]>
    if (result) ctx.issues.push(...result.error.issues.map((issue) => ({ ...issue, input: held }) as never))
    else ctx.addIssue({ code: 'custom', message: `begins with none of ${names.join(', ')}`, input: held })
    return z.NEVER
  })
}
