type Cell = { f?: string; in?: unknown; text?: unknown; as?: string; words?: boolean; list?: (string | number)[] }
type Row = { number: number; key?: string; cells: Cell[] }

export function layOut(sheet: { rows: unknown[]; columns: unknown[] }): { rows: Row[]; last: number }
export function letter(column: number): string
