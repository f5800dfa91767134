import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const html = readFileSync(join(import.meta.dirname, '../../dist/pages/home.html'), 'utf8')
const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside = '']) => ({
  href,
  words: inside.replace(/<[^>]*>/g, '').trim(),
}))
const leadingTo = (words: RegExp) => [
  ...new Set(links.filter((link) => words.test(link.words)).map(({ href }) => href)),
]
const pathOf = (href = '') => href.split('?', 1)[0]

test('the front page begins with the program and the way in', () => {
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('Get Started'))
})

test.each(['Structured framework', 'Accelerated growth', 'Expert community', 'Business automation'])(
  'the front page has a card about %s',
  (title) => {
    const [, features = ''] = /id="features"(.*?)<\/section>/s.exec(html) ?? []
    expect(features).toMatch(new RegExp(`<h3[^>]*>${title}</h3>`))
    expect(features.match(/<article/g)).toHaveLength(4)
  },
)

test.each([
  ['Get Started', /^Get Started/, '/api/login'],
  ['Join', /^Join/, '/api/login'],
  ['Sign In', /^Sign In$/, '/api/login'],
  ['Learn More', /^Learn More$/, '#features'],
])('on the front page %s leads where it says', (_, words, href) => {
  expect([...new Set(leadingTo(words).map(pathOf))]).toEqual([href])
})

test('a plan’s button takes the plan along, and Sign In asks for signing in', () => {
  expect(leadingTo(/^Join (Starter|Quantum|Elite)$/)).toEqual(
    ['starter', 'quantum', 'elite'].map((plan) => `/api/login?plan=${plan}`),
  )
  expect(leadingTo(/^Get Started/)).toEqual(['/api/login'])
  expect(leadingTo(/^Sign In$/)).toEqual(['/api/login?mode=sign-in'])
})

const folder = join(import.meta.dirname, '../../dist/pages')
const names = ['home', 'first-lesson', 'terms', 'privacy', 'refunds', 'not-found', 'offline']

test.each(names)('the visitor’s page %s has the name that leads home, the theme toggle and the way in', (name) => {
  const page = readFileSync(join(folder, `${name}.html`), 'utf8')
  const [bar = ''] = /<header.*?<\/header>/s.exec(page) ?? []
  expect(bar).toMatch(/<a href="\/"[^>]*>.*?Frontier 180<\/a>/s)
  expect(bar).toContain('aria-label="Toggle theme"')
  expect(bar).toMatch(/<a href="\/api\/login[^"]*"[^>]*>Sign In<\/a>/)
})
