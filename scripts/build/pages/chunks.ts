import type { Rolldown } from 'vite'
import type { Output } from './output.ts'

/** The addresses of all files of script that the app and these sources cannot run without. */
export function chunksBelow(output: Output, sources: readonly string[]): string[] {
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  for (const { fileName, facadeModuleId, isEntry } of chunks.values())
    if (isEntry || sources.some((name) => facadeModuleId?.endsWith(name))) collect(fileName)
  return [...found].map((name) => `/${name}`)

  function collect(name: string): void {
    const chunk = chunks.get(name)
    if (!chunk || found.has(name)) return
    found.add(name)
    for (const other of chunk.imports) collect(other)
  }
}

export const isChunk = (file: Output[number]): file is Rolldown.OutputChunk => file.type === 'chunk'
