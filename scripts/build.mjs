import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Builds the front end into dist/: `client/` is served as files, `pages/` are the documents. */
rmSync('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
mkdirSync('dist/pages', { recursive: true })
copyFileSync('src/platform/web/theme-boot.js', 'dist/client/theme-boot.js')
renameSync('dist/client/src/app/web/app.html', 'dist/pages/app.html')
rmSync('dist/client/src', { recursive: true, force: true })
for (const file of filesBelow('dist/client')) compress(file)

/** Beside each text file its brotli and gzip form, so that nothing is compressed while serving. */
function compress(file) {
  if (!/\.(js|css|svg|html|json|webmanifest)$/.test(file)) return
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
