// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BinderPage } from '#features/founder-file/binder/web/binder.page.tsx'
import { type Answers, answer } from '#tests/web/answers.ts'
import { aShare, sharesAnswer } from '#tests/web/coaching/sharing-data.ts'
import { aPageLine } from '#tests/web/founder-file-data.ts'
import { aPhase } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { binderSharing } from './binder-sharing.tsx'
import { SharedList } from './shared-list.tsx'

afterEach(cleanup)

const phase = aPhase()
const moduleId = phase.modules[0]?.id ?? ''
const moduleTitle = phase.modules[0]?.title ?? ''
const pages = [
  aPageLine({ moduleId, state: 'begun' }),
  aPageLine({ id: 'hours', title: 'Hour ledger', moduleId, subModuleIds: ['hours'] }),
]
const show = (more: Answers) =>
  showPage('/founder-file', '/founder-file', () => <BinderPage slots={binderSharing} />, {
    ...answer('GET /api/founder-file', { pages, currency: 'USD', weekStart: 'monday' }),
    ...answer('GET /api/framework/phases', [phase]),
    ...more,
  })

test('the binder offers everything and each module that was begun, and marks what is shared', async () => {
  const asked = show({
    ...sharesAnswer({
      shares: [aShare('day-one-numbers', 'The ten numbers')],
      comments: [{ pageId: 'day-one-numbers', open: 2 }],
    }),
    ...answer('POST /api/founder-file/shares', aShare('all', 'Everything')),
  })
  expect(await screen.findAllByText('shared')).toHaveLength(1)
  const link = screen.getByRole('link', { name: '2 comments on The ten numbers' })
  expect(link.getAttribute('href')).toBe('/founder-file/pages/day-one-numbers#comments')
  expect(screen.getByRole('button', { name: `Share ${moduleTitle} with Cora Lind` })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Share everything with Cora Lind, new pages too' }))
  await waitFor(() => expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ of: 'all' }))
})

test('with everything shared it is said once', async () => {
  show(sharesAnswer({ shares: [aShare('all', 'Everything')] }))
  expect(await screen.findByRole('button', { name: 'Stop sharing Everything' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull()
  // A page that is empty has nothing to share yet.
  expect(screen.getAllByText('shared')).toHaveLength(1)
})

test('the settings list what is shared with its date', async () => {
  showPage('/', '/', SharedList, sharesAnswer({ shares: [aShare('price', 'Offer and price')] }))
  expect((await screen.findByRole('listitem')).textContent).toContain('Offer and price since Nov 3, 2026')
  cleanup()
  showPage('/', '/', SharedList, sharesAnswer())
  expect(await screen.findByText(/You share nothing from it with Cora Lind/)).toBeTruthy()
})
