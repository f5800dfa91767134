import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.ts'
import { drawSheets } from './sheets.ts'

// Takes every page in every way and lays the pictures on contact sheets: npm run pictures [-- folder [stage:page]]
const [folder = 'data/pictures', of = '.'] = process.argv.slice(2)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'journeys', 'tests/journeys/pages/every-page.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: resolve(folder), PICTURES_OF: of } },
)
for (const stage of readdirSync(folder, { withFileTypes: true }))
  if (stage.isDirectory() && stage.name !== 'sheets')
    await drawSheets(join(folder, stage.name), join(folder, 'sheets'), stage.name)
process.exit(status ?? 1)
