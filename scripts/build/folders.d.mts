export const next: string
export function clearNext(): void
export function serveNext(root?: string): void
