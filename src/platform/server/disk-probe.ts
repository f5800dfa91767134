import { open, rm } from 'node:fs/promises'

/** A page of the database, about: the least that any write needs. */
const bytes = Buffer.alloc(4096)

/**
 * Tells whether a file can still be written, by writing one: a full disk still answers reads. Anyone may ask, so it
 * looks at most once in `everyMs` and repeats its last answer in between.
 */
export function createDiskProbe(file: string, everyMs = 10_000): () => Promise<boolean> {
  let seen: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!seen || now - seen.at >= everyMs) seen = { at: now, answer: canWrite(file) }
    return seen.answer
  }
}

async function canWrite(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'w', 0o600)
    try {
      await handle.write(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rm(file)
    return true
  } catch {
    return false
  }
}
