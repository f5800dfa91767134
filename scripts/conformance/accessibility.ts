import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { type Criterion, readCriteria } from './criteria.ts'

const pagePath = join(root, 'docs/accessibility.md')

const page = (criteria: readonly Criterion[]) => `# Accessibility

The product aims at WCAG 2.2, level AA. This page says for each criterion how it is met and what shows it. It is generated
from \`docs/accessibility.yaml\` by \`npm run accessibility -- --write\`; \`npm test\` fails where a test named here did not
run or did not pass. *Every page* is the long run over every page at 360, 768 and 1440 px, in light and dark, with text of 200 %, for
people with nothing, with everything and with names of 80 letters: axe finds nothing, nothing runs beyond the edge, nothing jumps.
*By construction* has no test of its own: it follows from how the parts are built, and nothing on the contact sheets of
\`npm run pictures\` spoke against it. No screen reader has been used yet: roles, names and states are held by tests.

| | Criterion | Level | How | Shown by |
|---|---|---|---|---|
${criteria
  .map(
    ({ id, name, level, how, tests = [], everyPage: rests, built }) =>
      `| ${id} | ${name} | ${level} | ${how} | ${[...(rests ? ['*every page*'] : []), ...tests, ...(built ? ['*by construction*'] : [])].join('<br>') || 'does not apply'} |`,
  )
  .join('\n')}
`

const wanted = page(readCriteria())
if (process.argv.includes('--write')) writeFileSync(pagePath, wanted)
else if (!existsSync(pagePath) || readFileSync(pagePath, 'utf8') !== wanted) {
  console.log('docs/accessibility.md is old: npm run accessibility -- --write')
  process.exit(1)
}
