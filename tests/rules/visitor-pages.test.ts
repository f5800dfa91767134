import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const dist = join(import.meta.dirname, '../../dist')
const page = (name: string) => readFileSync(join(dist, 'pages', `${name}.html`), 'utf8')
const prerendered = readdirSync(join(dist, 'pages'))
  .map((file) => file.replace('.html', ''))
  .filter((name) => !['app', 'subscribe', 'lessons'].includes(name) && !isOfApp(name))

/** The pages for everyone, as those get them who are signed in: the app's document with the words in it. */
function isOfApp(name: string): boolean {
  return /^(first-lesson|terms|privacy|refunds)-(client|coach)$/.test(name)
}

/** What a browser fetches for a document, and how many bytes of it come over the wire. */
function weigh(name: string): { path: string; bytes: number }[] {
  const html = page(name)
  const paths = [...html.matchAll(/(?:src|href)="(\/(?:assets\/)?[\w-]+\.(?:js|css|svg|woff2))"/g)].flatMap(
    ([, path]) => path ?? [],
  )
  const files = [...new Set(paths)].map((path) => ({ path, content: readFileSync(join(dist, 'client', path)) }))
  return [{ path: '/', content: Buffer.from(html) }, ...files].map(({ path, content }) => ({
    path,
    bytes: path.endsWith('.woff2') ? content.length : brotliCompressSync(content).length,
  }))
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

test('the front page weighs at most 120 kB in all, and its script at most 10 kB', () => {
  const files = weigh('home')
  expect(files.filter(({ path }) => path.endsWith('.woff2'))).toHaveLength(2)
  expect(sum(files)).toBeLessThanOrEqual(120_000)
  expect(sum(files.filter(({ path }) => path.endsWith('.js')))).toBeLessThanOrEqual(10_000)
})

test('the front page has no letter that would fetch a third font', () => {
  const words = page('home').replace(/<[^>]*>/g, '')
  expect(words.match(/[^\s\x20-\x7e\u00a0-\u00ff\u2000-\u206f\u20ac\u2122]/g)).toBeNull()
  expect(page('home').match(/<(em|i)[ >]|[" ]italic[" ]/g)).toBeNull()
})

test('the app’s document has the brand, a nonce and both fonts', () => {
  expect(page('app')).toMatch(/data-product="[^_"][^"]*" data-contact="[^_"][^"]*@[^"]*"/)
  expect(page('app')).toContain('content="__NONCE__"')
  expect(page('app').match(/rel="preload"[^>]+\.woff2"/g)).toHaveLength(2)
})

test('every lesson, and every page for everyone, has a document with its words, a title, a description, and the app after them', () => {
  const lessons = readdirSync(join(dist, 'pages/lessons'))
  expect(lessons.length).toBeGreaterThan(100)
  const open = readdirSync(join(dist, 'pages')).filter((file) => isOfApp(file.replace('.html', '')))
  expect(open).toHaveLength(8)
  for (const file of [...lessons.map((one) => `lessons/${one}`), ...open]) {
    const html = page(file.replace('.html', ''))
    expect(html.match(/<h1[ >]/g), file).toHaveLength(1)
    expect(html, file).toMatch(/<title>[^<]{10,}<\/title>\s*<meta name="description" content="[^"]{10,}"/)
    expect(html, file).toMatch(
      /<script src="\/start-app.js" async data-app="\/assets\/[\w-]+\.js" data-scripts="\/assets/,
    )
    expect(html.match(/\sstyle="|name="robots"|type="module"|modulepreload"|__(?!NONCE)[A-Z]+__/g), file).toBeNull()
  }
})

test.each([
  ['client/theme-boot.js', 300],
  ['client/start-app.js', 450],
  ['client/sw.js', 6_500],
  ['stripe-stand-in/stripe.js', 4000],
])('%s is one small script that needs no other and leaves no name behind', (name, mostBytes) => {
  const script = readFileSync(join(dist, name), 'utf8')
  // A module, or what the build did not fill in, would not compile or would be in the text.
  expect(() => new Script(script)).not.toThrow()
  expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);\s*$/s)
  expect(script).not.toMatch(/__[A-Z]+__|process\.env/)
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(mostBytes)
})

describe.each(prerendered)('%s', (name) => {
  const html = page(name)

  test('passes the strict policy: no style or script inside it', () => {
    expect(html.match(/<style|\sstyle="|\son\w+="|<script(?![^>]*src=)|javascript:/g)).toBeNull()
  })

  test('has one heading of the first rank, a title, a description and its landmarks', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,}<\/title><meta name="description" content="[^"]{10,}"/)
    for (const landmark of ['header', 'main', 'footer'])
      expect(html.match(new RegExp(`<${landmark}[ >]`))).not.toBeNull()
  })

  test('leaves nothing to be filled in but the address of the server and the id of a request', () => {
    expect(html.replaceAll(/__ORIGIN__|__REQUEST_ID__/g, '').match(/__[A-Z_]+__|undefined|NaN|\[object/)).toBeNull()
  })

  test('uses no id twice, and every link inside it leads somewhere', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
    const home = [...page('home').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    for (const [, id] of html.matchAll(/href="\/#([^"]+)"/g)) expect(home).toContain(id)
  })
})
