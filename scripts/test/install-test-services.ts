import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from './find-chromium.ts'

/** Liberation has the widths of the fonts that most devices have, for what stands in until ours are there. */
const fontFolders = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2']

const services = [
  { name: 'chromium-headless-shell', has: () => findChromium() !== undefined },
  { name: 'fonts-liberation', has: () => fontFolders.some(existsSync) },
  { name: 'postgresql', has: () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0 },
]

/** Installs the browser, its fonts and the database server that tests use, where this may; else says what to install. */
export function installTestServices(): void {
  const missing = services.filter(({ has }) => !has()).map(({ name }) => name)
  if (missing.length === 0) return
  const words = `The tests need ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    console.error(words)
    process.exit(1)
  }
  console.log(`Installing ${missing.join(', ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    env,
    encoding: 'utf8',
  })
  if (done.status === 0) return
  console.error(done.stderr)
  console.error(words)
  process.exit(1)
}
