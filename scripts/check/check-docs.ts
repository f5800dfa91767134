import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Docs speak of paths that are there: every relative link, and every path in backticks that begins with a known folder. */
const files = ['README.md', 'ARCHITECTURE.md', 'STYLE.md', ...below('docs')]
const rooted = /`((?:src|content|docs|scripts|tests|migrations)\/[\w./-]*)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g

const missing = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const paths = [...text.matchAll(rooted)].map(([, path = '']) => path)
  const links = [...text.matchAll(linked)].map(([, path = '']) => join(dirname(file), path))
  return [...paths, ...links].filter((path) => !existsSync(path)).map((path) => `${file}: ${path} is not there`)
})
for (const line of missing) console.log(line)
process.exit(missing.length === 0 ? 0 : 1)

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return below(path)
    return path.endsWith('.md') ? [path] : []
  })
}
