import type { InlineConfig } from 'vite'
import { buildOnce } from './build-once.ts'
import { next } from './folders.ts'

/**
 * Builds a script that browsers load outside the app's modules: one file under a fixed name, without imports or globals.
 * `values` are names in the source that stand for what only the build knows.
 */
export async function buildScript(source: string, target: string, values: Record<string, unknown> = {}): Promise<void> {
  await buildAlone({
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: target } },
    },
  })
}

/** Builds what the server runs in a process of its own; packages stay packages. */
export async function buildChild(source: string, target: string): Promise<void> {
  await buildAlone({ build: { ssr: true, rolldownOptions: { input: source, output: { entryFileNames: target } } } })
}

const buildAlone = ({ build, ...config }: InlineConfig) =>
  buildOnce({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ...build, outDir: next, emptyOutDir: false },
  })
