import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, pinnedNode, projectEnv, root } from './prepare.mjs'

const checks = [
  ['style and arrow', 'biome', 'ci', '--colors=off'],
  ['types', 'tsc', '-b'],
  ['unused code', 'knip'],
  ['docs', 'node', 'scripts/check-docs.mjs'],
  ['conformance', 'node', 'scripts/conformance.mjs'],
  ['accessibility', 'node', 'scripts/accessibility.mjs'],
  ['content', 'node', 'scripts/check-content.mjs'],
]

/** Runs every check at once and answers the names of those that failed, after printing what they said. */
export async function check() {
  const results = await Promise.all(checks.map(runCheck))
  for (const { name, ok, output, seconds } of results) {
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
    if (!ok) console.log(output)
  }
  return results.filter(({ ok }) => !ok).map(({ name }) => name)
}

function runCheck([name, command, ...args]) {
  const begun = performance.now()
  return new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root, env: projectEnv() })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => done({ name, ok: false, output: String(error), seconds: 0 }))
    child.on('close', (code) => done({ name, ok: code === 0, output, seconds: (performance.now() - begun) / 1000 }))
  })
}

if (process.argv[1] === import.meta.filename || process.argv[1]?.endsWith('check.mjs')) {
  install()
  pinnedNode()
  const failed = await check()
  process.exit(failed.length === 0 ? 0 : 1)
}
