type Cells = Record<string, unknown>

export function recalculated(...paths: string[]): Promise<Record<string, Cells>[] | null>
export function recalculatedAsText(paths: string[], minutes?: number): Promise<string[] | null>
export function valuesOf(path: string): Promise<Record<string, Cells>>
