// Makes a page, an endpoint or a feature in the shape that they have here, entered wherever it must be.
import { execFileSync } from 'node:child_process'
import { newEndpoint } from './endpoint.ts'
import { newFeature } from './feature.ts'
import { report } from './files.ts'
import { newPage } from './page.ts'

const usage = `npm run new -- feature <name> "<what it does>"
npm run new -- endpoint <feature>[/<noun>] <verb-name> <METHOD> </api/path>
npm run new -- page <feature>[/<noun>] <name> </path> [members|clients|coaches|operators]`

const link = 'A link to it: src/app/web/navigation/nav-links.ts.'
const tour = 'Its place in the tour, or why it has none: scripts/pictures/tour-parts.ts.'
const topics = 'What it tells of or changes: its topics, instead of the reason in tests/rules/topics.test.ts.'
const order = 'Its place in the order: tests/rules/architecture.test.ts.'
const use = 'A page that uses its call: until one does, npm run check says that it is unused.'
const audit = 'What a write does there: writeAudit, and its words in src/features/operator/audit/web/action-words.ts.'
/** What is left to do by hand. */
const left: Record<string, string[]> = {
  feature: [link, tour, topics, order],
  endpoint: [topics, use],
  page: [link, tour],
  'endpoint of the desk': [topics, use, audit],
  'page of the desk': [tour],
}

const [kind = '', ...given] = process.argv.slice(2)
const [first = '', second = '', third = '', fourth] = given
try {
  if (kind === 'feature') newFeature(first, second)
  else if (kind === 'endpoint') newEndpoint(first, second, third, fourth ?? '')
  else if (kind === 'page') newPage(first, second, third, fourth)
  else throw new Error(usage)
  for (const line of new Set(report())) console.log(line)
  const made = fourth === 'operators' || fourth?.startsWith('/api/operator/') ? `${kind} of the desk` : kind
  const lines = ['\nLeft to you:', ...(left[made] ?? []), 'A table: the row “a table” of docs/where-to-add.md.']
  console.log(lines.join('\n'))
  execFileSync('node_modules/.bin/biome', ['check', '--write', 'src', 'tests'], { stdio: ['ignore', 'ignore', 'pipe'] })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
