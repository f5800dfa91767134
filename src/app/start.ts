import { enableCompileCache } from 'node:module'
import process from 'node:process'

// What is written is for the operator's account alone.
process.umask(0o077)

enableCompileCache()

const { serve } = await import('./server/serve.ts')

try {
  const stop = await serve()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () =>
      stop().then(
        (isDone) => process.exit(isDone ? 0 : 1),
        () => process.exit(1),
      ),
    )
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exit(1)
}
