// Makes a page, an endpoint or a feature in the shape that they have here, entered wherever it must be.
import { execFileSync } from 'node:child_process'
import { newEndpoint } from './endpoint.ts'
import { newFeature } from './feature.ts'
import { report } from './files.ts'
import { newPage } from './page.ts'

const usage = `npm run new -- feature <name> "<what it does>"
npm run new -- endpoint <feature>[/<noun>] <verb-name> <METHOD> </api/path>
npm run new -- page <feature>[/<noun>] <name> </path> [members|clients|coaches]`

const [kind, ...given] = process.argv.slice(2)
const [first = '', second = '', third = '', fourth] = given
try {
  if (kind === 'feature') newFeature(first, second)
  else if (kind === 'endpoint') newEndpoint(first, second, third, fourth ?? '')
  else if (kind === 'page') newPage(first, second, third, fourth)
  else throw new Error(usage)
  execFileSync('node_modules/.bin/biome', ['check', '--write', 'src', 'tests'], {
    stdio: 'ignore',
  })
  for (const line of report()) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
