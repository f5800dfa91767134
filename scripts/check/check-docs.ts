import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Docs name only paths that exist: every relative link, and every path in backticks that begins with a known folder. And
 * no merge left its markers in them.
 */
const files = ['README.md', 'ARCHITECTURE.md', 'STYLE.md', ...below('docs')]
const rooted = /`((?:src|content|docs|scripts|tests|migrations)\/[\w./-]*)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g

const markers = /^(?:<<<<<<<|>>>>>>>|>>=+|=======$)/m

const mistakes = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const paths = [...text.matchAll(rooted)].map(([, path = '']) => path)
  const links = [...text.matchAll(linked)].map(([, path = '']) => join(dirname(file), path))
  const missing = [...paths, ...links].filter((path) => !existsSync(path)).map((path) => `${path} does not exist`)
  const unmerged = markers.test(text) ? ['a merge left its markers here'] : []
  return [...missing, ...unmerged].map((mistake) => `${file}: ${mistake}`)
})
for (const line of mistakes) console.log(line)
process.exit(mistakes.length === 0 ? 0 : 1)

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return below(path)
    return path.endsWith('.md') ? [path] : []
  })
}
