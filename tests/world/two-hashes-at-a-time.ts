import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Node hashes passwords on so many threads. */
const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4)

/**
 * Leaves two of the threads while `work` lasts, so that a third hash is begun when one of the two before it is made: the
 * other threads wait for a pipe that no one writes to.
 */
export async function twoHashesAtATime<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hashes-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const waiting = Array.from({ length: threads - 2 }, () => open(pipe, 'r'))
  try {
    return await work()
  } finally {
    const written = openSync(pipe, 'r+')
    for (const file of await Promise.all(waiting)) await file.close()
    closeSync(written)
    rmSync(folder, { recursive: true })
  }
}
