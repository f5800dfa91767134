import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { asKeptAdmin } from './postgres-admin.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the server that `postgres-server.ts` starts. */
    postgresUrl: string
  }
}

/** A migrated database with nothing in it; its address. */
export async function copiedPostgres(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `house_${randomUUID().replaceAll('-', '')}`
  await asKeptAdmin(url, `create database ${name} template template_world strategy file_copy`)
  return url + name
}
