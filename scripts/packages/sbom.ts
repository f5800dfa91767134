import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** What is delivered, and nothing that only building and testing need; from the lockfile, so nothing is installed. */
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
)
if (status !== 0) {
  process.stderr.write(stderr)
  process.exit(1)
}
const [, , path = 'sbom.json'] = process.argv
const { components } = JSON.parse(stdout) as { components: unknown[] }
writeFileSync(path, stdout)
process.stdout.write(`${path}: CycloneDX, ${components.length} packages\n`)
