export function readRows(): { id: string; words: string; tests?: string[] }[]
