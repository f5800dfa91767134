import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Beside each text file below a folder its brotli and gzip form, so that nothing is compressed while serving. A form made
 * after its file is still good.
 */
export function compressBelow(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|txt|json|webmanifest)$/.test(file)) continue
    if (isNewer(`${file}.br`, file) && isNewer(`${file}.gz`, file)) continue
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

const isNewer = (form: string, file: string) => existsSync(form) && statSync(form).mtimeMs >= statSync(file).mtimeMs

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
