import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

// The server starts again when its sources change; the front end is built again when it is older than its own.
const run = (args: readonly string[]) => spawn(process.execPath, args, { stdio: 'inherit', cwd: root })
const server = run([
  '--watch-path=src',
  '--watch-path=stripe-stand-in',
  '--watch-path=content',
  join(root, 'src/app/start.ts'),
])
const front = run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--emptyOutDir=false'])
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.kill(signal)
    front.kill(signal)
  })
