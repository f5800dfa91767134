import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const memory = '/dev/shm'
const neededBytes = 4e9

/**
 * Thousands of small databases are made and thrown away: where there is memory for them they lie there, and no commit waits
 * for a disk. Nothing is taken from what the tests show: a killed process leaves the same files behind.
 */
export function keepScratchInMemory(): void {
  if (process.env.TMPDIR || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < neededBytes) return
  const folder = mkdtempSync(join(memory, 'frontier-tests-'))
  // PostgreSQL's own account finds its folder below.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
