import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadBrand } from '#app/server/content/brand.ts'
import { loadContent } from '#app/server/content/load-content.ts'
import { siteOf } from '#app/server/content/read-site.ts'
import { FrontPageFile } from '#features/landing/front-page/front-page.content.ts'
import { readLanding } from '#features/landing/front-page/server/read-landing.ts'
import { QuestionFile } from '#features/membership/membership.content.ts'
import { listPlans } from '#features/membership/membership.contract.ts'
import { composeOffer } from '#features/membership/plans/server/load-offer.ts'
import { loadCalls, loadPlans } from '#features/membership/plans/server/load-plans.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { newWorld } from '#tests/world/world.ts'

const content = join(import.meta.dirname, '../../content')
const reader = contentReader(content)
const loaded = loadContent(reader, { local: false })
const { program } = loaded
// Lessons are no matter here, and the build has just read them all.
const { landing, legalTexts } = siteOf(loaded, () => false)

const files = {
  brand: loadBrand(reader),
  plans: loadPlans(reader),
  calls: loadCalls(reader),
  questions: reader.yaml('faq.yaml', QuestionFile),
  hasPage: (_: string) => true,
  local: true,
}
const landingOf = (some: typeof files, by = program) =>
  readLanding({
    brand: some.brand,
    texts: reader.yaml('front-page.yaml', FrontPageFile),
    program: by,
    levels: [],
    offer: composeOffer(some),
    hasCoaching: some.hasPage('/coaching'),
  })
const callsWith = (link: string) => files.calls.map((call) => ({ ...call, link }))
const promises = ({ plans }: typeof landing) => plans.flatMap(({ features }) => features.map(({ text }) => text))

test('its words come from a file, with what stands in braces filled in', () => {
  const { texts, counts, firstLesson } = landing
  expect(texts.features.framework.text).toMatch(
    new RegExp(`^${counts.days} days in 3 phases and ${counts.modules} modules\\.`),
  )
  expect(texts.closing.text).toContain(`“${firstLesson.title}”, one of ${counts.freeLessons} free lessons`)
  expect(JSON.stringify(texts)).not.toMatch(/\{\w+\}/)
})

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
  const bare = landingOf({ ...files, brand: { ...files.brand, communityLink: '' }, calls: callsWith('') })
  expect([bare.hasCommunity, bare.hasCalls]).toEqual([false, false])
  expect(promises(bare)).not.toContain('Community')
  expect(promises(bare)).not.toContain('Weekly group coaching calls')
  expect(JSON.stringify(bare.questions)).not.toMatch(/group coaching calls/)
})

test('once they have their links, they are promised', () => {
  const link = 'https://meet.example/weekly'
  const full = landingOf({ ...files, brand: { ...files.brand, communityLink: link }, calls: callsWith(link) })
  expect([full.hasCommunity, full.hasCalls]).toEqual([true, true])
  expect(promises(full)).toEqual(files.plans.flatMap(({ features }) => features.map(({ text }) => text)))
  expect(full.questions.map(({ question }) => question)).toEqual(files.questions.map(({ question }) => question))
})

test('what only example addresses deliver is offered on one’s own machine, marked, and nowhere else', () => {
  const elite = (local: boolean) => composeOffer({ ...files, local }).plans.find(({ id }) => id === 'elite')
  expect(elite(true)?.features).toContain('Direct access to the founder')
  expect(elite(false)?.features).not.toContain('Direct access to the founder')
  const marked = elite(false)
    ?.listed.filter(({ isExample }) => isExample)
    .map(({ text }) => text)
  expect(marked).toContain('Direct access to the founder')
  const own = { ...files.brand, founderEmail: 'founder@acme.com' }
  const mine = composeOffer({ ...files, brand: own, local: false }).plans.find(({ id }) => id === 'elite')
  expect(mine?.features).toContain('Direct access to the founder')
})

test('what leads to a page that is not there is not promised', () => {
  const shut = landingOf({ ...files, hasPage: (route) => route !== '/coaching' })
  expect(shut.hasCoaching).toBe(false)
  expect(promises(shut)).not.toContain('1-on-1 monthly coaching sessions')
})

test('the front page lists of each plan what the server answers, word for word', async () => {
  const world = await newWorld()
  const answered = (await world.stranger.call(listPlans)).body
  await world.close()
  expect(
    landing.plans.map(({ id, price, features }) => ({ id, price, features: features.map(({ text }) => text) })),
  ).toEqual(answered.map(({ id, price, features }) => ({ id, price, features })))
})

test('another price or name in the files is another on the page', () => {
  const [first, ...phases] = program.phases
  const plans = files.plans.map((plan) => ({ ...plan, price: plan.price + 1 }))
  const other = landingOf(
    { ...files, plans },
    // The first of three is there.
    { ...program, phases: [{ ...first!, name: 'Ascent' }, ...phases] },
  )
  expect(other.plans.map(({ price }) => price)).toEqual(files.plans.map(({ price }) => price + 1))
  expect([other.phases[0]?.name, other.phases[0]?.isFree]).toEqual(['Ascent', false])
})

test('each legal text is there with the day it was last changed', () => {
  expect(legalTexts.map(({ name }) => name)).toEqual(['terms', 'privacy', 'refunds'])
  for (const { updated, blocks } of legalTexts)
    expect([updated, blocks.length > 5]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), true])
})
