import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIfStale, install, pinnedNode, projectEnv, root } from './prepare.mjs'

install()
const node = pinnedNode()
buildIfStale(node)
const { status } = spawnSync(node, [join(root, 'bench/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv(),
})
process.exit(status ?? 1)
