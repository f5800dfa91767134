// Plain JavaScript without dependencies: on a bare clone this runs under whatever Node is there.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
/** The oldest whose npm installs the packages; the program itself runs on the Node among them. */
const oldestNode = 18

/**
 * Installs exactly what the lockfile says, where that has not been done. `npm ci` would refuse a lockfile that lacks a
 * foreign platform's optional binaries; `npm install` takes the same versions and hashes and leaves those out.
 */
export function install() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < oldestNode) {
    console.error(
      `This needs Node ${oldestNode} or newer to install itself; this is Node ${process.version}. Install one from nodejs.org.`,
    )
    process.exit(1)
  }
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8')) return
  console.log('Installing packages…')
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, readFileSync(lock, 'utf8'))
}

/** The pinned Node; an optional package, so a failed download is said here and not later. */
export function pinnedNode() {
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  const found = existsSync(node) ? node : process.execPath
  const version = spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
  if (!version.startsWith('v26.')) {
    console.error(
      `Node 26 is needed and ${version || 'none'} was found. Run "npm install", or install Node 26 from nodejs.org.`,
    )
    process.exit(1)
  }
  return found
}

/** Builds the front end where its sources, the program's files among them, are others than those it was built from. */
export function buildIfStale(node) {
  const stamp = join(root, 'dist', '.built')
  const contentDir = resolve(root, process.env.CONTENT_DIR || 'content')
  const sources = ['src', 'public', 'scripts/build.mjs', 'scripts/build', 'vite.config.ts', 'package-lock.json']
  const state = stateOf([...sources.map((source) => join(root, source)), contentDir])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  console.log('Building the front end…')
  run(node, [join(root, 'scripts', 'build.mjs')])
  writeFileSync(stamp, state)
}

/** What some files and folders hold. Deployed with their times kept, changed files can be older than the build. */
export function stateOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hashBelow(hash, path)
  return hash.digest('hex')
}

/** Files of the library and their previews are served as they are; no page is made from what they hold. */
const servedAsTheyAre = /\.(xlsx|docx|pdf|mp4|webp)$/

function hashBelow(hash, path) {
  if (!existsSync(path)) return
  hash.update(path)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) hashBelow(hash, join(path, name))
  else if (!servedAsTheyAre.test(path)) hash.update(readFileSync(path))
}

/** Runs a command to its end with the project's own binaries first; its failure is ours. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(env) })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

export const projectEnv = (env = {}) => ({ ...process.env, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` })
