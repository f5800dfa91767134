type Row = { number: number; key?: string }

export function layOut(sheet: { rows: unknown[]; columns: unknown[] }): { rows: Row[]; last: number }
