import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The features from the ground up: each may know those above it in this list, none below. */
const order = [
  'membership',
  'identity',
  'program',
  'journey',
  'founder-file',
  'library',
  'finder',
  'game',
  'assistant',
  'billing',
  'referrals',
  'coaching',
  'endings',
  'account',
  'dashboard',
  'program-emails',
  'operator',
  'landing',
]

const features = globSync('src/features/*').map((path) => path.split('/').at(-1) ?? '')

test('every feature stands in the order', () => {
  expect(features.filter((feature) => !order.includes(feature))).toEqual([])
})

test('ARCHITECTURE.md describes the features in this order', () => {
  const [, described = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('## The features, from the ground up')
  const rows = described.slice(0, described.indexOf('\n## ')).matchAll(/^\| `([\w-]+)` \|/gm)
  expect([...rows].map(([, feature]) => feature)).toEqual(order)
})

test.each(features)('%s knows no feature below it', (feature) => {
  const known = globSync(`src/features/${feature}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/#features\/([\w-]+)\//g)].map(([, name]) => name ?? ''))
  const below = known.filter((other) => order.indexOf(other) > order.indexOf(feature))
  expect([...new Set(below)]).toEqual([])
})

/** Tables by the feature that declares them. */
const ownerOf = new Map(
  globSync('src/features/**/*.ts').flatMap((file) => {
    const [, declared = ''] = /interface Tables \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? []
    return [...declared.matchAll(/^ +(\w+):/gm)].map(([, table]) => [table ?? '', file.split('/')[2] ?? ''] as const)
  }),
)
// A column of users has the same name.
ownerOf.delete('programLetters')

test.each(features)('%s reads and writes no table of a feature below it', (feature) => {
  expect(ownerOf.size).toBeGreaterThan(80)
  const named = globSync(`src/features/${feature}/**/server/**/*.ts`)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"`](\w+)(?=['"`. ])/g)].map(([, name]) => ({
        file,
        name: name ?? '',
      })),
    )
  const below = named.filter(({ name }) => order.indexOf(ownerOf.get(name) ?? '') > order.indexOf(feature))
  expect(below.map(({ file, name }) => `${file} → ${name} of ${ownerOf.get(name)}`)).toEqual([])
})

/** Pure files at the top of a feature or of one of its nouns, and the two public files. */
const publicSide = /^#features\/([\w-]+)\/((?!server\/|web\/)([\w-]+\/)?[\w.-]+|server\/public|web\/public)\.tsx?$/

test.each(features)('%s reaches others only through their public side', (feature) => {
  const imports = globSync(`src/features/${feature}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '(#features\/([\w-]+)\/[^']+)'/g)])
    .filter(([, , other]) => other !== feature)
    .map(([, path]) => path ?? '')
  expect(imports.filter((path) => !publicSide.test(path))).toEqual([])
})

test('a relative import stays within its feature', () => {
  const leaving = globSync('src/features/**/*.{ts,tsx}').flatMap((file) => {
    const home = file.split('/').slice(0, 3).join('/')
    return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !path.startsWith(`${home}/`))
      .map((path) => `${file} → ${path}`)
  })
  expect(leaving).toEqual([])
})

test('dates, money and numbers are written by platform/format alone', () => {
  const writers = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('src/platform/format/') && !file.includes('.test.'))
    // A zone is looked up or checked in other places; nothing is written there.
    .filter((file) =>
      /toLocale|Intl\.(?!DateTimeFormat\(\)\.resolved|DateTimeFormat\('en', \{|supported)/.test(
        readFileSync(file, 'utf8'),
      ),
    )
  expect(writers).toEqual([])
})

/** What founders type is read in any currency, and a model is paid in dollars. */
const knowCurrencies = ['assistant/guide/', 'assistant/models/', 'founder-file/pages/figure-text', 'platform/format/']

test('no price and no currency is written into the code: both are content', () => {
  const writers = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !knowCurrencies.some((part) => file.includes(part)))
    .filter((file) => signs(file).test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')))
  expect(writers).toEqual([])
})

/** A dollar before an amount: in a template there are two, in JSX it is text. Comments may give an example. */
const signs = (file: string): RegExp =>
  file.endsWith('.tsx') ? /\$\$\{|(?<!html)>\$[{\d]|US dollars|\b2?97 a month/ : /\$\$\{|US dollars|\b2?97 a month/

test('page tests answer calls by their contracts, and no calls file lists paths', () => {
  const stubs = globSync('src/{app,features}/**/web/**/*.test.{ts,tsx}').filter((file) =>
    /stubGlobal\('fetch'|body: unknown/.test(readFileSync(file, 'utf8')),
  )
  const lists = globSync('src/**/*.calls.ts').filter((file) => /'\/api/.test(readFileSync(file, 'utf8')))
  expect([stubs, lists]).toEqual([[], []])
})

test('plurals, names and error toasts each have one maker', () => {
  const copies = globSync('src/{app,features}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.endsWith('identity.rules.ts'))
    .filter((file) =>
      /=== 1 \? '(\w+)' : '\1e?s'|firstName\} \$\{[\w.]*lastName\}`\.trim|title: 'Error',/.test(
        readFileSync(file, 'utf8'),
      ),
    )
  expect(copies).toEqual([])
})

test('half of the source files are short, and none is long', () => {
  const lengths = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.includes('.generated.'))
    .map((file) => readFileSync(file, 'utf8').split('\n').length)
    .sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(45)
  expect(lengths.at(-1)).toBeLessThanOrEqual(201)
})

test('every source is TypeScript, what browsers load before the app too', () => {
  const scripts = globSync('{src,scripts,stripe-stand-in,tests,bench}/**/*.{js,mjs,cjs,jsx}')
  // It runs on whatever Node is found before ours is there.
  expect(scripts.filter((file) => !file.includes('/node_modules/'))).toEqual(['scripts/run.mjs'])
})

const mostFiles = 15
const isCode = (name: string) => /\.(?:ts|tsx|mjs|js|css)$/.test(name) && !/\.d\.m?ts$|\.generated\./.test(name)

test('no folder holds more than 15 files of code', () => {
  const files = globSync('{src,stripe-stand-in,tests,scripts,bench}/**/*.{ts,tsx,mjs,js,css}')
    .filter(isCode)
    // A test beside what it tests takes no room of its own.
    .filter((file) => !(file.startsWith('src/') && file.includes('.test.')))
    .filter((file) => !file.includes('/node_modules/'))
  const counts = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')))
  expect(counts.size).toBeGreaterThan(100)
  const full = [...counts]
    .filter(([, held]) => held.length > mostFiles)
    .map(([folder, held]) => `${folder}: ${held.length}`)
  expect(full).toEqual([])
})
