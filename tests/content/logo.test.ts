import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadLogo } from '#app/server/content/logo.ts'
import { contentReader } from '#platform/server/content-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'logo-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(svg: string): string {
  writeFileSync(join(folder, 'logo.svg'), svg)
  return loadLogo(contentReader(folder))
}
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`

test('the logo that is shipped is a symbol in the colors of the theme', () => {
  const logo = loadLogo(contentReader(resolve('content')))
  expect(logo).toMatch(/^<svg width="0" height="0" hidden=""><symbol id="logo" viewBox="0 3 32 32">/)
  expect(logo).toContain('stroke="var(--color-accent)"')
  expect(logo).toContain('fill="currentColor"')
})

test('shapes, groups and comments are drawn as they are written', () => {
  expect(read(svg('<!-- a dot --><g transform="scale(2)"><circle cx="2" cy="2" r="1" fill="#c84"/></g>'))).toContain(
    '<symbol id="logo" viewBox="0 0 8 8"><g transform="scale(2)"><circle cx="2" cy="2" r="1" fill="#c84"/></g></symbol>',
  )
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['what runs when it is loaded', svg('<path d="M0 0" onload="alert(1)"/>')],
  ['an image from elsewhere', svg('<image href="https://example.com/a.png"/>')],
  ['a color that loads something', svg('<path d="M0 0" fill="url(https://example.com/a)"/>')],
  ['a style', svg('<path d="M0 0" style="fill: red"/>')],
  ['a name that leaves the attribute', svg(`<path d='M0 0"><script>alert(1)</script>'/>`)],
  ['text', svg('Frontier')],
  ['another svg within', svg(svg(''))],
  ['a tag that is not closed', svg('<g>')],
  ['two of them', svg('') + svg('')],
  ['none', 'logo'],
  ['one without a viewBox', '<svg></svg>'],
  ['one that is too large', svg(`<path d="${'M0 0'.repeat(3000)}"/>`)],
])('%s is refused with the name of the file', (_, text) => {
  expect(() => read(text)).toThrow(/^logo\.svg: /)
})
