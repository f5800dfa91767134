import type { Rolldown } from 'vite'
import { findFile, type Output } from './output.ts'

/** The addresses of all files of script that the app and these sources cannot run without. */
export function chunksBelow(output: Output, sources: readonly string[]): string[] {
  const chunks = new Map(output.filter(isChunk).map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const begins = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  for (const source of sources) begins.push(findFile(output, `chunk of ${source}`, (file) => isOf(file, source)))
  for (const name of begins) collect(name)
  return [...found].map((name) => `/${name}`)

  function collect(name: string): void {
    const chunk = chunks.get(name)
    if (!chunk || found.has(name)) return
    found.add(name)
    for (const other of chunk.imports) collect(other)
  }
}

export const isChunk = (file: Output[number]): file is Rolldown.OutputChunk => file.type === 'chunk'

const isOf = (file: Output[number], source: string) => isChunk(file) && !!file.facadeModuleId?.endsWith(source)
