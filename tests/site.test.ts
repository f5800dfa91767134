import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSite } from '#app/server/read-site.ts'

const content = join(import.meta.dirname, '../content')
const { landing, legalTexts } = readSite(content)
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The program with some words of its files replaced. */
function siteWith(changes: Record<string, [string, string]>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(folder)
  cpSync(content, folder, { recursive: true })
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  return readSite(folder)
}

const withoutLinks = {
  'brand.yaml': ['communityLink:', 'communityLink: "" #'],
  'calls.yaml': ['link:', 'link: "" #'],
} as const
const promises = ({ plans }: typeof landing) => plans.flatMap(({ features }) => features)

test('the front page counts what the files hold', () => {
  const { modules, coreLessons, freeLessons, hours } = landing.counts
  expect(landing.phases.flatMap((phase) => phase.modules)).toHaveLength(modules)
  expect(landing.phases.flatMap((phase) => phase.modules).flatMap(({ lessons }) => lessons)).toHaveLength(coreLessons)
  expect(
    landing.phases
      .filter(({ isFree }) => isFree)
      .flatMap((phase) => phase.modules)
      .flatMap(({ lessons }) => lessons),
  ).toHaveLength(freeLessons)
  expect(hours).toBeGreaterThan(0)
})

test('the first lesson is day 1’s, and opens with its own words', () => {
  expect(landing.firstLesson.opening.length).toBeGreaterThan(0)
  expect(landing.firstLesson.blocks.slice(0, landing.firstLesson.opening.length)).toEqual(landing.firstLesson.opening)
})

test('a community and a call that are not set up are promised nowhere, in no answer either', () => {
  const site = siteWith({
    'brand.yaml': [...withoutLinks['brand.yaml']],
    'calls.yaml': [...withoutLinks['calls.yaml']],
  })
  expect([site.landing.hasCommunity, site.landing.hasCalls]).toEqual([false, false])
  expect(promises(site.landing)).not.toContain('Community')
  expect(promises(site.landing)).not.toContain('Weekly group coaching calls')
  expect(JSON.stringify(site.landing.questions)).not.toMatch(/group coaching calls/)
})

test('once a call has its link, it is promised', () => {
  const site = siteWith({ 'calls.yaml': ['link:', 'link: "https://calls.example/weekly" #'] })
  expect(site.landing.hasCalls).toBe(true)
  expect(promises(site.landing)).toContain('Weekly group coaching calls')
})

test('changing a price or a title in a file changes the page', () => {
  const site = siteWith({ 'plans.yaml': ['price: 97', 'price: 89'], 'phases.yaml': ['name: Growth', 'name: Ascent'] })
  expect(site.landing.plans.map(({ price }) => price)).toEqual([0, 89, 297])
  expect(site.landing.phases[1]?.name).toBe('Ascent')
})

test('each legal text is there with the day it was last changed', () => {
  expect(legalTexts.map(({ name }) => name)).toEqual(['terms', 'privacy', 'refunds'])
  for (const { updated, blocks } of legalTexts)
    expect([updated, blocks.length > 5]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), true])
})
