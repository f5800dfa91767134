import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a build is made. What is served stays whole until the new build is. */
export const next = 'dist.next'

/** A build that broke off left this behind. */
export const clearNext = (): void => rmSync(next, { recursive: true, force: true })

/**
 * Puts the finished build in place of the served one. A server that runs on, and pages that are open, still ask for the
 * files of the build before: those are kept for one more build.
 */
export function serveNext(root = '.'): void {
  const [made, served, former] = [join(root, next), join(root, 'dist'), join(root, 'dist.former')]
  const own = assetsOf(made)
  for (const file of ownAssetsOf(served)) {
    const kept = join(made, 'client/assets', file)
    if (!existsSync(kept)) copyFileSync(join(served, 'client/assets', file), kept)
  }
  writeFileSync(join(made, 'own-assets.json'), JSON.stringify(own))
  rmSync(former, { recursive: true, force: true })
  if (existsSync(served)) renameSync(served, former)
  renameSync(made, served)
  rmSync(former, { recursive: true, force: true })
}

const assetsOf = (dist: string) => readdirSync(join(dist, 'client/assets'))

/** The assets that a build made itself, without those it kept of the one before. */
function ownAssetsOf(dist: string): string[] {
  const list = join(dist, 'own-assets.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}
