import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, pinnedNode, projectEnv, root } from './prepare.mjs'

install()
const { status } = spawnSync(pinnedNode(), [join(root, 'bench/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
})
process.exit(status ?? 1)
