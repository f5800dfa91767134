import { randomUUIDv7 } from 'node:crypto'

/** UUIDv7: sorts by the time it was made. */
export const newId = (): string => randomUUIDv7()
