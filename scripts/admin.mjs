import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, pinnedNode, projectEnv, root } from './prepare.mjs'

install()
const dotEnv = join(root, '.env')
const flags = existsSync(dotEnv) ? [`--env-file=${dotEnv}`] : []
const args = [...flags, join(root, 'src/app/admin.ts'), ...process.argv.slice(2)]
const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit', env: projectEnv() })
process.exit(status ?? 1)
