import { type FSWatcher, watch } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const glanceMs = 2_000
/** Where the system tells of every write this is a safety net only. */
const lookMs = 30_000

/** Of Linux, the file systems that tell of what is written to them. Others are shared, and the writer may be elsewhere. */
const telling: ReadonlySet<number> = new Set([
  0xef53, // ext4
  0x58465342, // xfs
  0x9123683e, // btrfs
  0x2fc12fc1, // zfs
  0xf2f52010, // f2fs
  0x01021994, // tmpfs
  0x794c7630, // overlay
])

export type FolderWatch = {
  /** From now on these folders below the root are watched; `again` where one may be another under the same name. */
  follow: (folders: readonly string[], how: { again: boolean }) => void
  stop: () => void
}

/**
 * Says when a folder may have been written to: by what the system tells of each folder in it, and every two seconds where
 * it tells nothing. A root that was exchanged for another one is noticed in that time too.
 */
export function watchFolder(root: string, onChange: () => void): FolderWatch {
  const watches = new Map<string, FSWatcher>()
  let isBlind = process.platform === 'linux'
  let [place, lookedAt] = ['', performance.now()]

  const close = (folder: string) => {
    watches.get(folder)?.close()
    watches.delete(folder)
  }
  const open = (folder: string) => {
    try {
      // Where a folder is gone its parent tells.
      watches.set(
        folder,
        watch(join(root, folder), { persistent: false }, onChange).on('error', () => undefined),
      )
    } catch {
      // Too many watches on this machine, or just gone.
      isBlind = true
    }
  }
  const follow: FolderWatch['follow'] = (folders, { again }) => {
    for (const folder of watches.keys()) if (!folders.includes(folder)) close(folder)
    const added = folders.filter((folder) => !watches.has(folder))
    for (const folder of again ? folders : added) {
      // The new watch is there before the old one goes: nothing is written between the two.
      const before = watches.get(folder)
      watches.delete(folder)
      open(folder)
      before?.close()
    }
    // What was written to it before it was watched.
    if (added.length > 0) onChange()
  }
  const glance = async () => {
    const now = await stat(root).catch(() => undefined)
    const other = `${now?.dev} ${now?.ino}`
    const isDue = isBlind || performance.now() - lookedAt > lookMs
    if (place === other && !isDue) return
    place = other
    lookedAt = performance.now()
    onChange()
  }
  const asked = statfs(root).then(
    ({ type }) => {
      isBlind &&= !telling.has(type)
    },
    () => undefined,
  )
  const timer = setInterval(() => void asked.then(glance), glanceMs).unref()
  return {
    follow,
    stop: () => {
      clearInterval(timer)
      for (const folder of watches.keys()) close(folder)
    },
  }
}
