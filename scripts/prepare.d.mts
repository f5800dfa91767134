export const root: string
export function stateOf(paths: readonly string[]): string
