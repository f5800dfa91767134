import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '../new-id.ts'

const shortest = 32

export const hasSecret = (dataDir: string, name: string): boolean => existsSync(join(dataDir, 'secrets', name))

/** A secret that is created once and stored in the data folder; if two processes start at once, the first one's stays. */
export function findOrCreateSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  // Written whole under another name first, so that a crash halfway leaves no empty secret.
  const made = `${path}.${newId()}`
  writeFileSync(made, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  try {
    linkSync(made, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made)
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < shortest)
    throw new Error(`${path} is damaged: restore it from a backup, or delete it to sign everyone out.`)
  return secret
}

/** Has the data folder hold this secret, whatever it held before; answers it. */
export function adoptSecret(dataDir: string, name: string, secret: string): string {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  if (existsSync(path) && readFileSync(path, 'utf8').trim() === secret) return secret
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const written = `${path}.${newId()}`
  writeFileSync(written, secret, { flag: 'wx', mode: 0o600 })
  renameSync(written, path)
  return secret
}
