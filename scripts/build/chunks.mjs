/** The addresses of all files of script that the app and these sources cannot run without. */
export function chunksBelow(output, sources) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const found = new Set()
  for (const { fileName, facadeModuleId, isEntry } of chunks.values())
    if (isEntry || sources.some((name) => facadeModuleId?.endsWith(name))) collect(fileName)
  return [...found].map((name) => `/${name}`)

  function collect(name) {
    const chunk = chunks.get(name)
    if (!chunk || found.has(name)) return
    found.add(name)
    for (const other of chunk.imports) collect(other)
  }
}
