import type { Row } from './rows.ts'

const head = `# Conformance

Every statement of [specification.md](specification.md), where it is built, and the tests that show it. Where
[product-decisions.md](product-decisions.md) decides otherwise, the row says what. Generated from \`docs/conformance.yaml\` by
\`npm run conformance -- --write\`; \`npm test\` fails where a named test did not run or did not pass.
`

/** The rows as a page to read, section by section. */
export function conformancePage(rows: readonly Row[]): string {
  const titles = new Set(rows.flatMap(({ tests = [] }) => tests))
  const sections = [...new Set(rows.map(({ section }) => section))]
  const tables = sections.map((name) =>
    [`## ${name}`, '', ...tableOf(rows.filter(({ section }) => section === name)), ''].join('\n'),
  )
  return [head, `${rows.length} statements, shown by ${titles.size} tests.\n`, ...tables].join('\n')
}

const tableOf = (rows: readonly Row[]) => [
  '| | The words | Built in | Shown by |',
  '|---|---|---|---|',
  ...rows.map(
    ({ id, words, built = [], tests = [], decision }) =>
      `| ${id} | ${cell(words)}${decision ? `<br>**Decided**: ${cell(decision)}` : ''} | ${built.map((path) => `\`${path}\``).join('<br>')} | ${tests.map(cell).join('<br>')} |`,
  ),
]

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<role>', '‹role›').replaceAll('<Tier>', '‹Tier›').replaceAll(/\s+/g, ' ')
