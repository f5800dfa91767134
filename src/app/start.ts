import { enableCompileCache } from 'node:module'
import { exit, on, stderr } from 'node:process'

enableCompileCache()

const { serve } = await import('./server/serve.ts')

try {
  const stop = await serve()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) on(signal, () => void stop().then(() => exit(0)))
} catch (error) {
  stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  exit(1)
}
