import process from 'node:process'
import { findCommand, WrongUse } from './admin/words/commands.ts'
import { confirm } from './admin/words/confirm.ts'

// What is written is for the operator's account alone.
process.umask(0o077)

// Who pages through the lines, or looks at the first, may have seen enough.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

try {
  for (const line of await linesFor(process.argv.slice(2))) process.stdout.write(`${line}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof WrongUse ? 2 : 1
}

/** The product is loaded only for what runs: help, and what is typed wrong, are answered right away. */
async function linesFor(typed: readonly string[]): Promise<readonly string[]> {
  const words = typed.filter((word) => word !== '--yes')
  const asked = findCommand(words)
  if ('help' in asked) return asked.help
  await confirm(asked, words.length < typed.length)
  const { runAdmin } = await import('./admin/run-admin.ts')
  return runAdmin(words)
}
