import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Docs name only paths that exist: every relative link with the heading it leads to, and every path in backticks that begins with a known folder. And
 * no merge left its markers in them.
 */
const files = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  'stripe-stand-in/README.md',
  ...below('docs'),
]
const rooted = /`((?:src|content|docs|scripts|tests|migrations)\/[\w./-]*)`/g
const linked = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g

const markers = /^(?:<<<<<<<|>>>>>>>|>>=+|=======$)/m

const mistakes = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const paths = [...text.matchAll(rooted)].map(([, path = '']) => path)
  const links = [...text.matchAll(linked)].map(([, path = '', heading]) => ({
    path: path === '' ? file : join(dirname(file), path),
    heading,
  }))
  const missing = [...paths, ...links.map(({ path }) => path)]
    .filter((path) => !existsSync(path))
    .map((path) => `${path} does not exist`)
  const nowhere = links
    .filter(({ path, heading }) => heading && path.endsWith('.md') && existsSync(path) && !anchorsOf(path).has(heading))
    .map(({ path, heading }) => `${path} has no heading #${heading}`)
  const unmerged = markers.test(text) ? ['a merge left its markers here'] : []
  return [...missing, ...nowhere, ...unmerged].map((mistake) => `${file}: ${mistake}`)
})
for (const line of mistakes) console.log(line)
process.exit(mistakes.length === 0 ? 0 : 1)

/** What GitHub makes of a heading: lower case, hyphens for blanks, without other signs. */
function anchorsOf(path: string): Set<string> {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)
  const slugs = headings.map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  return new Set(slugs)
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return below(path)
    return path.endsWith('.md') ? [path] : []
  })
}
