import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Docs name only what exists: every relative link with the heading it leads to, every path in backticks that begins with a
 * known folder, file names and the ends of paths, and calls of the API. ARCHITECTURE.md has each noun of each feature. And
 * no merge left its markers.
 */
const files = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  'stripe-stand-in/README.md',
  ...below('docs').filter((path) => path.endsWith('.md')),
]
const folders = [
  ...['src', 'content', 'docs', 'scripts', 'tests', 'migrations'],
  ...['bench', 'monitoring', 'packaging', 'public', 'stripe-stand-in'],
]
const rooted = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]*)\``, 'g')
const linked = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g
const named = /`(\w[\w./-]*\.(?:tsx?|mjs|css|ya?ml|json|md|svg|webp|jpg|service))`/g
const called = /`(GET|POST|PUT|PATCH|DELETE) (\/api\/[^\s`?]*)/g
/** What was so when it was written. */
const isHistory = (file: string) => file === 'CHANGELOG.md' || file.startsWith('docs/decisions/')
/** Files of a backup and of `npm run sbom`, what an operator adds beside compose.yml, and the one call that no contract describes. */
const known = ['manifest.json', 'sbom.json', 'compose.override.yml', 'GET /api/openapi.json']

const sources = [...readdirSync('.'), ...folders.flatMap(below)]
/** Each path and each of its ends: `web/zone.ts` of `src/platform/web/zone.ts`. */
const ends = new Set([
  ...known,
  ...sources.flatMap((path) => path.split('/').map((_, at, all) => all.slice(at).join('/'))),
])
const calls = new Set([
  ...known,
  ...sources
    .filter((path) => path.endsWith('.contract.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/method: '(\w+)',\s*path: '([^']+)'/g)])
    .map(([, method, path]) => withoutNames(`${method} ${path}`)),
])

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
  const unknown = isHistory(file) ? [] : [...unknownNames(text), ...unknownCalls(text)]
  const unmerged = markers.test(text) ? ['a merge left its markers here'] : []
  return [...missing, ...nowhere, ...unknown, ...unmerged].map((mistake) => `${file}: ${mistake}`)
})
mistakes.push(...nounsUnlike('ARCHITECTURE.md'))
for (const line of mistakes) console.log(line)
process.exit(mistakes.length === 0 ? 0 : 1)

function unknownNames(text: string): string[] {
  const names = [...text.matchAll(named)].map(([, name = '']) => name)
  return names.filter((name) => !ends.has(name)).map((name) => `no file is named ${name}`)
}

function unknownCalls(text: string): string[] {
  const found = [...text.matchAll(called)].map(([, method, path]) => `${method} ${path}`)
  return found.filter((call) => !calls.has(withoutNames(call))).map((call) => `there is no call ${call}`)
}

/** A parameter may have another name in a document. */
function withoutNames(call: string): string {
  return call.replaceAll(/:\w+/g, ':')
}

/** Folders of features besides `server/` and `web/`, and the rows below the heading of each feature. */
function nounsUnlike(file: string): string[] {
  const [, ...sections] = readFileSync(file, 'utf8').split('## Their nouns')[1]?.split('\n### ') ?? []
  const told = sections.flatMap((section) =>
    [...section.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, noun]) => `${section.split('\n')[0]}/${noun}`),
  )
  const there = sources
    .map((path) => /^src\/features\/([\w-]+\/(?!server\/|web\/)[\w-]+)\//.exec(path)?.[1])
    .filter((noun) => noun !== undefined)
  const missing = [...new Set(there)].filter((noun) => !told.includes(noun))
  const gone = told.filter((noun) => !there.includes(noun))
  return [
    ...missing.map((noun) => `${file}: ${noun} has no row in “Their nouns”`),
    ...gone.map((noun) => `${file}: there is no ${noun}`),
  ]
}

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
    return entry.isDirectory() ? below(path) : [path]
  })
}
