import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.ts'

type Check = { name: string; command: string; args: readonly string[] }
type Outcome = { name: string; ok: boolean; output: string; seconds: number }

const binary = (name: string) => join(root, 'node_modules/.bin', name)
const script = (name: string, path: string): Check => ({ name, command: process.execPath, args: [path] })

const checks: readonly Check[] = [
  { name: 'style and arrow', command: binary('biome'), args: ['ci', '--colors=off'] },
  { name: 'types', command: binary('tsc'), args: ['-b', '--checkers', '1'] },
  { name: 'unused code', command: binary('knip'), args: [] },
  script('docs', 'scripts/check/check-docs.ts'),
  script('conformance', 'scripts/conformance/conformance.ts'),
  script('accessibility', 'scripts/conformance/accessibility.ts'),
  script('content', 'scripts/check/check-content.ts'),
]

/** Runs every check at once, but for those that are made elsewhere, and answers the names of those that failed, after printing what they said. */
export async function runChecks({ but = [] }: { but?: readonly string[] } = {}): Promise<string[]> {
  const outcomes = await Promise.all(checks.filter(({ name }) => !but.includes(name)).map(runCheck))
  for (const { name, ok, output, seconds } of outcomes) {
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
    if (!ok) console.log(output)
  }
  return outcomes.filter(({ ok }) => !ok).map(({ name }) => name)
}

function runCheck({ name, command, args }: Check): Promise<Outcome> {
  const begun = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const child = spawn(command, args, { cwd: root })
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.on('error', (error) => resolve({ name, ok: false, output: String(error), seconds: 0 }))
  child.on('close', (code) => resolve({ name, ok: code === 0, output, seconds: (performance.now() - begun) / 1000 }))
  return promise
}
