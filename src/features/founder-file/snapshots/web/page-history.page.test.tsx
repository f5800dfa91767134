// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aNumber, aPageLine, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { aFilledPage } from '#tests/web/show-worksheet.tsx'
import type { FilledPage } from '../../pages/filled-page.ts'
import type { Snapshot } from '../snapshots.contract.ts'
import { PageHistoryPage } from './page-history.page.tsx'

afterEach(cleanup)

const path = '/founder-file/pages/letter'
const page = 'GET /api/founder-file/pages/letter'
const kept = `${page}/kept`

const written = (value: string | number, version = 3) => ({
  value,
  version,
  updatedAt: '2026-11-20T10:00:00.000Z',
  mark: null,
})
const aCopy = (given: Partial<Snapshot> = {}): Snapshot => ({
  id: 'copy-1',
  keptOn: '2026-11-03',
  keptAt: '2026-11-03T10:00:00.000Z',
  programDay: 1,
  answers: { new_price: { value: 200, mark: null }, reason: { value: 'Costs rose', mark: null } },
  computed: {},
  ...given,
})

let members = 0
function show(filled: Partial<FilledPage> = {}, copies: Snapshot[] = [aCopy()], more: Answers = {}) {
  members += 1
  const answers: Answers = {
    ...answer('GET /api/auth/user', aUser({ id: `history-${members}` })),
    ...answer(page, aFilledPage({ version: 1, state: 'kept', answers: { new_price: written(240) }, ...filled })),
    ...answer(kept, { kept: copies }),
    ...answer('GET /api/founder-file', { pages: [aPageLine({ id: 'letter' })], currency: 'EUR', weekStart: 'monday' }),
    ...numbersAnswer([aNumber({ points: [aPoint(1, 540, { pageId: 'letter' }), aPoint(60, 900, { pageId: null })] })]),
    ...more,
  }
  return { asked: showPage('/founder-file/pages/$pageId', path, () => <PageHistoryPage />, answers), answers }
}
const compare = async () => within(await screen.findByRole('region', { name: 'Compare two versions' }))

test('the latest copy stands beside what the page says now, with what changed in words and numbers', async () => {
  show()
  const part = await compare()
  expect(part.getByRole('status').textContent).toBe('2 answers differ.')
  const price = within(part.getByText('New price').closest('li') as HTMLElement)
  expect(price.getByText('€200')).toBeTruthy()
  expect(price.getByText('€240')).toBeTruthy()
  expect(price.getByText('changed')).toBeTruthy()
  expect(price.getByText('+€40')).toBeTruthy()
  const reason = within(part.getByText('What has changed').closest('li') as HTMLElement)
  expect(reason.getByText('removed')).toBeTruthy()
})

test('any two versions can be chosen, and what didn’t change is shown when asked for', async () => {
  const later = aCopy({ id: 'copy-2', keptOn: '2027-01-02', keptAt: '2027-01-02T10:00:00.000Z', programDay: 60 })
  show({}, [aCopy(), later])
  const part = await compare()
  fireEvent.change(part.getByLabelText('From'), { target: { value: 'copy-1' } })
  fireEvent.change(part.getByLabelText('To'), { target: { value: 'copy-2' } })
  expect(part.getByRole('status').textContent).toBe('These two are the same.')
  expect(part.queryByText('New price')).toBeNull()
  fireEvent.click(part.getByLabelText('Also show what didn’t change'))
  expect(part.getByText('New price')).toBeTruthy()
})

test('a page that was kept by several of the four days stands there day by day', async () => {
  const later = aCopy({
    id: 'copy-2',
    keptOn: '2027-01-02',
    keptAt: '2027-01-02T10:00:00.000Z',
    programDay: 58,
    answers: { new_price: { value: 220, mark: 'G' } },
  })
  show({}, [aCopy(), later])
  const days = within(await screen.findByRole('region', { name: 'Days 1, 60, 120 and 180' }))
  const price = days.getByText('New price').closest('li') as HTMLElement
  expect([...price.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Day 1', 'Day 60'])
  expect(days.getByText('Day 60: kept Jan 2, 2027')).toBeTruthy()
  expect(days.getByText('Day 180: no copy yet')).toBeTruthy()
  expect([...price.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['€200', '€220 (guessed)'])
})

test('a copy is restored after its changes were shown, with the versions that were seen, and undone', async () => {
  const { asked, answers } = show()
  const restore = 'POST /api/founder-file/pages/letter/kept/copy-1/restore'
  Object.assign(answers, answer(restore, { id: 'before-1', changed: 2 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Nov 3, 2026' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this copy?' }))
  expect(dialog.getByText('New price').closest('li')?.textContent).toBe('New priceNow: €240 → Then: €200')
  expect(asked.some(({ call }) => call === restore)).toBe(false)
  fireEvent.click(dialog.getByRole('button', { name: 'Restore this copy' }))
  expect(
    await screen.findByText('Restored: Nov 3, 2026. What the page said before is now the latest copy.'),
  ).toBeTruthy()
  expect(asked.find(({ call }) => call === restore)?.body).toEqual({ versions: { new_price: 3 } })

  const undo = 'POST /api/founder-file/pages/letter/kept/before-1/restore'
  Object.assign(answers, answer(undo, { id: 'before-2', changed: 2 }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone. The page says what it said before.')).toBeTruthy()
})

test('a restore that fails says so and leaves the dialog as it is', async () => {
  const { answers } = show()
  Object.assign(answers, refusal('POST /api/founder-file/pages/letter/kept/copy-1/restore', 500))
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Nov 3, 2026' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Restore this copy' }))
  expect((await dialog.findByText(/Nothing was changed/)).getAttribute('role')).toBe('alert')
})

test('a copy is deleted after asking, and what was compared with it isn’t any more', async () => {
  const later = aCopy({ id: 'copy-2', keptOn: '2027-01-02', keptAt: '2027-01-02T10:00:00.000Z', programDay: 60 })
  const { asked, answers } = show({}, [aCopy(), later])
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with now: Jan 2, 2027' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete Jan 2, 2027' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this copy?' }))
  const call = 'DELETE /api/founder-file/pages/letter/kept/copy-2'
  Object.assign(answers, refusal(call, 500))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete this copy' }))
  expect((await dialog.findByText(/Nothing was deleted/)).getAttribute('role')).toBe('alert')
  Object.assign(answers, answer(call, undefined), answer(kept, { kept: [aCopy()] }))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete this copy' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Jan 2, 2027' })).toBeNull())
  expect(asked.filter((one) => one.call === call)).toHaveLength(2)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kept copies'))
  expect((await compare()).getByLabelText<HTMLSelectElement>('From').value).toBe('copy-1')
})

test('below the page’s plan everything can be read, and nothing restored', async () => {
  show({ isOpen: false })
  await compare()
  expect(await screen.findByText(/What you wrote stays yours to read/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
  expect(screen.getByLabelText('New price').matches(':disabled, fieldset[disabled] *')).toBe(true)
})

test('below its plan a page that was never written on says what opens it', async () => {
  const message = 'Upgrade to Elite to fill in this page. What you wrote stays yours.'
  show({}, [], refusal(page, 403, { message, code: 'founder-file.locked' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy()
})

test('without a copy it says how one comes about', async () => {
  show({ state: 'begun' }, [])
  expect(await screen.findByText('No copies yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Compare two versions' })).toBeNull()
})

test('erasing says exactly what goes, and asks for a word', async () => {
  const { asked, answers } = show()
  const erase = 'DELETE /api/founder-file/pages/letter'
  Object.assign(answers, answer(erase, undefined))
  fireEvent.click(await screen.findByRole('button', { name: 'Erase this page…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this page?' }))
  await waitFor(() =>
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 answer',
      '1 kept copy: Nov 3, 2026',
      '1 value in your numbers that came from this page',
    ]),
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
  expect(await dialog.findByText('Type erase to confirm.')).toBeTruthy()
  expect(asked.some(({ call }) => call === erase)).toBe(false)
  fireEvent.change(dialog.getByLabelText('Type “erase” to confirm'), { target: { value: 'Erase' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('Everything you wrote on this page is gone, and so is every copy.')).toBeTruthy()
})

test('a page that does not load offers another try', async () => {
  show({}, [], refusal(kept, 500, { message: 'Something went wrong.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
})
