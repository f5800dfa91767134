import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'

/** One script, as in development, from a source file of the browser and all it imports, with the product's own parts in it. */
export async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'script' } },
  })) as Rolldown.RolldownOutput[]
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}
