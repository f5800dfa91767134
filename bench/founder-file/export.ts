import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loadWorksheets } from '#features/founder-file/server/load-worksheets.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { loadProgram } from '#features/program/server/load-program.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { joinOver, serveProcess } from '../../tests/peers/process.ts'

const answers = 4000

/** How long a full Founder file takes to go along: every page, thousands of answers. */
export async function measureExport(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontier-file-'))
  const served = await serveProcess(dataDir)
  try {
    const { cookie } = await joinOver(served.url, 'full@bench.example')
    const written = fill(join(dataDir, 'frontier.sqlite'))
    for (const format of ['json', 'xlsx', 'docx']) {
      const begun = performance.now()
      const file = await fetch(`${served.url}/api/founder-file/export?format=${format}`, { headers: { cookie } })
      const { byteLength } = await file.arrayBuffer()
      const ms = (performance.now() - begun).toFixed(0)
      process.stdout.write(
        `${`Founder file as ${format}, ${written} answers`.padEnd(44)} ${ms.padStart(6)} ms   ${file.status}, ${Math.round(byteLength / 1024)} kB\n`,
      )
    }
  } finally {
    await served.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Every field of every page, and rows in tables until there are enough. */
function fill(file: string): number {
  const reader = contentReader('content')
  const { pages } = loadWorksheets(reader, loadProgram(reader))
  const db = new DatabaseSync(file)
  const { id } = db.prepare('select id from users').get() as { id: string }
  const insert = db.prepare(
    `insert into fileAnswers (memberId, pageId, field, value, mark, version, updatedAt) values (?, ?, ?, ?, null, 1, '2026-03-02T12:00:00.000Z')`,
  )
  const fields = pages.flatMap((page) => fieldsOf(page).map((held) => [page.id, ...held] as const))
  const cells = pages.flatMap((page) => cellsOf(page).map((held) => [page.id, ...held] as const))
  const written = [...fields, ...cells].slice(0, answers)
  db.exec('begin')
  for (const [pageId, field, value] of written) insert.run(id, pageId, field, JSON.stringify(value))
  db.exec('commit')
  db.close()
  return written.length
}

const rows = Array.from({ length: 30 }, (_, row) => `row${row + 1000}`)
const typedIn = (kind = '') => (['money', 'number', 'percent', 'hours'].includes(kind) ? 7 : 'Three cafés said yes')

const fieldsOf = ({ places, blocks }: Worksheet): (readonly [string, unknown])[] => [
  ...places
    .filter(({ formula, column, row }) => !formula && (!column || row))
    .map(({ address, kind }) => [address, typedIn(kind)] as const),
  ...[...blocks].flatMap(([key, block]) =>
    block.what === 'table' && !block.table.follows ? [[key, { order: rows }] as const] : [],
  ),
]

const cellsOf = ({ places }: Worksheet): (readonly [string, unknown])[] =>
  places
    .filter(({ formula, column, row }) => !formula && column && !row)
    .flatMap(({ block, column, kind }) => rows.map((row) => [`${block}.${row}.${column}`, typedIn(kind)] as const))
