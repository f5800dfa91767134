import { enableCompileCache } from 'node:module'
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'

// What is written is for the operator's account alone.
process.umask(0o077)

enableCompileCache()

// Old objects are collected once they are 40 % more than what was left the last time. V8 by itself lets them grow to three
// times as much, and what a call leaves behind lives a moment too long for the nursery.
setFlagsFromString('--heap-growing-percent=40')

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
