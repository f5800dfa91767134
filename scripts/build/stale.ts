import { spawnSync } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.ts'
import { stampName } from './folders.ts'

const builder = 'scripts/build/build.ts'
const sources = [
  'src',
  'stripe-stand-in',
  'public',
  'scripts/build',
  'scripts/check',
  'scripts/content',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds server and front end where their sources have changed since the last build; where only the program's files have, its static pages. */
export function buildIfStale(): void {
  const stamp = join(root, 'dist', stampName)
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  const now = stampOfNow()
  if (built === now) return
  const isFrontStale = frontOf(built) !== frontOf(now)
  console.log(isFrontStale ? 'Building…' : 'Making the static pages…')
  const what = isFrontStale ? [] : ['--static-pages']
  const { status } = spawnSync(process.execPath, [builder, ...what], { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  if (isFrontStale) process.exit(status ?? 1)
  console.log('The pages for visitors stay as they were built.')
}

/** What a build that begins now is built from. */
export function stampOfNow(): string {
  const front = stateOf(sources.map((source) => join(root, source)))
  const content = stateOf([resolve(root, process.env.CONTENT_DIR || 'content')])
  return `${front}\n${content}`
}

const frontOf = (stamp: string) => stamp.split('\n', 1)[0]

/** What some files and folders hold. Deployed with their times kept, changed files can be older than the build. */
export function stateOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hashBelow(hash, path)
  return hash.digest('hex')
}

/** Files of the library and their previews are served as they are; no page is made from what they hold. */
const servedAsTheyAre = /\.(xlsx|docx|pdf|mp4|webp)$/

function hashBelow(hash: Hash, path: string): void {
  if (!existsSync(path)) return
  hash.update(path)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) hashBelow(hash, join(path, name))
  else if (!servedAsTheyAre.test(path)) hash.update(readFileSync(path))
}
