/**
 * What the parts of the Founder file are called, in three forms:
 * - a place by its address on the page: `price` (a field), `cases.lean.burn` (grid.column.row), `tools.cost` (table.column),
 *   `tools.cost.total` (a total below a column);
 * - what is stored by its field: the same, but a table’s cells are `tools.k3f9.cost` (table.rowId.column), and `tools` is
 *   the order of its rows;
 * - a place anywhere by its source: `page-id.` and its address.
 */

/** The id of a table's row. */
export const rowId = /^[a-z0-9]{4,24}$/

/** The page of a source, and the place on it. */
export function sourceParts(source: string): { pageId: string; address: string } {
  const [pageId = '', ...address] = source.split('.')
  return { pageId, address: address.join('.') }
}

/** The field, grid or table that a place, or what is stored, belongs to. */
export const blockOf = (addressOrField: string): string => addressOrField.split('.', 1)[0] ?? ''

/** `row` is a grid’s, or the key of a total below a table’s column. */
export function placeParts(address: string): { block: string; column?: string | undefined; row?: string | undefined } {
  const [block = '', column, row] = address.split('.')
  return { block, column, row }
}

/** A table's column: its values are as many as the table has rows. Here and not with places, of which few pages need more. */
export const isColumn = ({ column, row }: { column?: string | undefined; row?: string | undefined }): boolean =>
  column !== undefined && row === undefined

/** Of a table’s cell; `row` is missing where the field is a table’s order, or no table’s. */
export function cellParts(field: string): { table: string; row?: string | undefined; column?: string | undefined } {
  const [table = '', row, column] = field.split('.')
  return { table, row, column }
}

/** The address of the column that a table’s cell is in. */
export const placeOfCell = (field: string): string => field.replace(/\.[^.]+\./, '.')
