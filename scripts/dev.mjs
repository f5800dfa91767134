import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildIfStale, install, pinnedNode, projectEnv, root } from './prepare.mjs'

// The server starts again when its sources change; the front end is built again when it is older than its own.
install()
const node = pinnedNode()
buildIfStale(node)
const server = spawn(
  node,
  ['--watch-path=src', '--watch-path=stripe-stand-in', '--watch-path=content', join(root, 'src/app/start.ts')],
  {
    stdio: 'inherit',
    cwd: root,
    env: projectEnv(),
  },
)
const front = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--emptyOutDir=false'], {
  stdio: 'inherit',
  cwd: root,
  env: projectEnv(),
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.kill(signal)
    front.kill(signal)
  })
