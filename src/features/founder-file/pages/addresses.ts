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
