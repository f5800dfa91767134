import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a build is made. What is served stays whole until the new build is. */
export const next = 'dist.next'

/** A build that broke off left this behind. */
export const clearNext = (): void => rmSync(next, { recursive: true, force: true })

/** Where a server that runs on, and pages that are open, still ask for files of the build before. */
const kept = ['client/assets', 'server']

/** In a build: what it was built from. */
export const stampName = '.built'

/** Puts the finished build in place of the served one, and keeps for one more build what is still asked for. */
export function serveNext(stamp: string, root = '.'): void {
  const [made, served, former] = [join(root, next), join(root, 'dist'), join(root, 'dist.former')]
  const own = kept.flatMap((folder) => filesOf(made, folder))
  for (const file of ownFilesOf(served))
    if (!existsSync(join(made, file))) copyFileSync(join(served, file), join(made, file))
  writeFileSync(join(made, 'own-files.json'), JSON.stringify(own))
  writeFileSync(join(made, stampName), stamp)
  rmSync(former, { recursive: true, force: true })
  if (existsSync(served)) renameSync(served, former)
  renameSync(made, served)
  rmSync(former, { recursive: true, force: true })
}

const filesOf = (dist: string, folder: string) => readdirSync(join(dist, folder)).map((name) => join(folder, name))

/** What a build made itself, without what it kept of the one before. */
function ownFilesOf(dist: string): string[] {
  const list = join(dist, 'own-files.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}
