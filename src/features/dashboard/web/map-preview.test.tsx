// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GameProfile } from '#features/game/web/public.ts'
import { answer } from '#tests/web/answers.ts'
import { aProfile } from '#tests/web/game-data.ts'
import { aPhase, aWay } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MapPreview } from './map-preview.tsx'

afterEach(cleanup)

const show = (profile: GameProfile) =>
  showPage('/', '/', () => <MapPreview profile={profile} phases={[aPhase()]} isTall={false} />, {
    ...answer('GET /api/framework/way', aWay()),
  })

test('with enough XP and modules missing, the card names the modules and no XP to a next level', async () => {
  show(aProfile({ totalXP: 1940 }))
  expect(await screen.findByText(/^Forest Camp opens when you finish this module/)).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/frontier', '/modules/foundation-02-discovery'])
  expect(screen.queryByText(/XP to next level/)).toBeNull()
})

test('at the last level the formula gives way to the words', async () => {
  show(aProfile({ totalXP: 6600, currentLevel: 2 }))
  expect(await screen.findByText('Highest level reached')).toBeTruthy()
  expect(screen.queryByText(/XP to next level/)).toBeNull()
})

test('the preview says where the member and today are, and has no list of the whole way', async () => {
  show(aProfile())
  expect(await screen.findByText('You’ve done 2 of 6 lessons. Today, day 125, is 2 lessons ahead of you.')).toBeTruthy()
  expect(screen.queryByRole('list', { name: /^The way/ })).toBeNull()
})
