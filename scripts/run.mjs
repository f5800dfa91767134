// Plain JavaScript without dependencies: on a bare clone this runs under whatever Node is there. It installs the
// packages, among them the Node that everything else runs on, and hands over to that: node scripts/run.mjs COMMAND
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const env = {
  // What was compiled before is taken from here, and the compiler of types is then not loaded: 18 MB less.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  // One arena of glibc's malloc instead of one for each thread: 15 MB less.
  MALLOC_ARENA_MAX: '1',
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
}
/** The oldest whose npm installs the packages; the program itself runs on the Node among them. */
const oldestNode = 20
const dotEnv = join(root, '.env')
const settings = existsSync(dotEnv) ? [`--env-file=${dotEnv}`] : []

/** Where each command begins, with its flags; `built` ones find server and front end built from the sources of now. */
const commands = {
  // Room for what calls leave behind: with less of it a fifth of the processor time is collecting.
  start: { built: true, runs: ['--max-semi-space-size=8', ...settings, 'dist/server/start.js'] },
  dev: { built: true, runs: [...settings, 'scripts/dev.ts'] },
  check: { runs: ['scripts/check/check.ts'] },
  test: { runs: ['scripts/test/test.ts'] },
  bench: { built: true, runs: ['bench/run.ts'] },
  pictures: { built: true, runs: ['scripts/pictures/pictures.ts'] },
  admin: { runs: [...settings, 'src/app/admin.ts'] },
  new: { runs: ['scripts/new/new.ts'] },
  build: { runs: [...settings, 'scripts/build/build.ts'] },
  'content:check': { runs: [...settings, 'scripts/check/check-content.ts'] },
  resources: { runs: ['scripts/resources/make.ts'] },
  conformance: { runs: ['scripts/conformance/conformance.ts'] },
  accessibility: { runs: ['scripts/conformance/accessibility.ts'] },
  sbom: { runs: ['scripts/packages/sbom.ts'] },
  tour: { runs: ['scripts/pictures/tour.ts'] },
  'stripe-stand-in': { runs: ['stripe-stand-in/start.ts'] },
  'stripe-schemas': { runs: ['scripts/schemas/make-provider-schemas.ts'] },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) stop(`node scripts/run.mjs ${Object.keys(commands).join(' | ')}`)
install()
const node = pinnedNode()
// The build needs the settings too: the pages for visitors are made from CONTENT_DIR.
if (command.built) runToEnd(node, [...settings, join('scripts', 'build', 'build-if-stale.ts')])
const child = spawn(node, [...command.runs, ...args], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

/**
 * Installs exactly what the lockfile says, where that has not been done. `npm ci` would refuse a lockfile that lacks a
 * foreign platform's optional binaries; `npm install` takes the same versions and hashes and leaves those out.
 */
function install() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < oldestNode)
    stop(
      `This needs Node ${oldestNode} or newer to install itself; this is Node ${process.version}. Install one from nodejs.org.`,
    )
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8')) return
  console.log('Installing packages…')
  runToEnd('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, readFileSync(lock, 'utf8'))
}

/** The pinned Node; an optional package, so a failed download is said here and not later. */
function pinnedNode() {
  const pinned = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  const found = existsSync(pinned) ? pinned : process.execPath
  const version = spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
  if (!version.startsWith('v26.'))
    stop(
      `Node 26 is needed and ${version || 'none'} was found. Delete node_modules and run this again, or install Node 26 from nodejs.org.`,
    )
  return found
}

/** Runs a command to its end with the project's own binaries first; its failure is ours. */
function runToEnd(program, args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

function stop(words) {
  console.error(words)
  process.exit(1)
}
