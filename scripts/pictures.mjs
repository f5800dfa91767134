import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { drawSheets } from './pictures/sheets.mjs'
import { buildIfStale, install, pinnedNode, projectEnv, root } from './prepare.mjs'

// Takes every page in every way and lays the pictures on contact sheets: npm run pictures [-- folder [stage:page]]
install()
const node = pinnedNode()
buildIfStale(node)
const [folder = 'data/pictures', of = '.'] = process.argv.slice(2)
const { status } = spawnSync(
  node,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'journeys',
    'tests/journeys/pages/every-page.test.ts',
  ],
  { cwd: root, stdio: 'inherit', env: projectEnv({ PICTURES: resolve(folder), PICTURES_OF: of }) },
)
for (const stage of readdirSync(folder, { withFileTypes: true }))
  if (stage.isDirectory() && stage.name !== 'sheets')
    await drawSheets(join(folder, stage.name), join(folder, 'sheets'), stage.name)
process.exit(status ?? 1)
