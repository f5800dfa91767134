import process from 'node:process'
import { WrongUse } from './admin/command.ts'
import { runAdmin } from './admin/run-admin.ts'

// What is written is for the operator's account alone.
process.umask(0o077)

try {
  for (const line of await runAdmin(process.argv.slice(2))) process.stdout.write(`${line}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof WrongUse ? 2 : 1
}
