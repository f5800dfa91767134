import { join } from 'node:path'

/** The folder of all migrations. */
export const migrations: string = join(import.meta.dirname, '../../migrations')
