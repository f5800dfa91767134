// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { aSettings } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { SettingsPage } from './settings.page.tsx'

afterEach(cleanup)

const settings = aSettings()

const show = (answers: Answers = {}) =>
  showPage('/settings', '/settings', SettingsPage, { ...answer('GET /api/settings', settings), ...answers })

const saveIn = async (name: string) => {
  const section = await screen.findByRole('region', { name })
  const button = [...section.querySelectorAll('button')].find(({ type }) => type === 'submit')
  if (button) fireEvent.click(button)
}

test('settings that do not load say so and can be asked for again', async () => {
  const asked = show({ ...refusal('GET /api/settings', 500, { message: 'Something went wrong.' }) })
  expect(await screen.findByText('Your settings didn’t load')).toBeTruthy()
  const before = asked.filter(({ call }) => call === 'GET /api/settings').length
  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  if (again) fireEvent.click(again)
  await waitFor(() => expect(asked.filter(({ call }) => call === 'GET /api/settings').length).toBe(before + 1))
})

test('a section sends its own fields and says that they are in place', async () => {
  const asked = show({ ...answer('PATCH /api/settings', { ...settings, firstName: 'Grace' }) })
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Grace' } })
  await saveIn('Profile')
  expect(await screen.findByText('Settings Saved')).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    firstName: 'Grace',
    lastName: 'Okafor',
    timeZone: 'Europe/Berlin',
  })
})

test('a refused save keeps what was typed and says why, in view above the field that takes the focus', async () => {
  const message = 'Please try again later.'
  show({ ...refusal('PATCH /api/settings', 429, { message, code: 'platform.tooMany' }) })
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Grace' } })
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await saveIn('Profile')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Grace')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
  expect(shown.mock.contexts).toEqual([screen.getByText(message).closest('[role=alert]')])
})

test('a fourth time zone is refused at its field, which takes the focus', async () => {
  const message = 'The time zone can be changed three times in 30 days. Please try again later.'
  const code = 'identity.zoneChangedOften'
  show({ ...refusal('PATCH /api/settings', 409, { message, code, details: 'timeZone' }) })
  const zone = await screen.findByLabelText('Time zone')
  await saveIn('Profile')
  await waitFor(() => expect(document.activeElement).toBe(zone))
  expect(screen.getByText(message).id).toBe(zone.getAttribute('aria-describedby')?.split(' ').at(-1))
})

test('the section that an email names stays in view while the others load, until the member acts', async () => {
  const disconnected = vi.fn()
  let grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = disconnected
      constructor(resized: () => void) {
        grow = resized
      }
    },
  )
  history.replaceState(null, '', '/settings#membership')
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  show()
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  grow()
  expect(shown.mock.contexts.map((one) => (one as Element).id)).toEqual(['membership', 'membership'])
  fireEvent.pointerDown(document.body)
  expect(disconnected).toHaveBeenCalled()
  history.replaceState(null, '', '/settings')
  vi.unstubAllGlobals()
})

test('emails are switched by boxes, each with what it is about', async () => {
  const asked = show({ ...answer('PATCH /api/settings', settings) })
  expect((await screen.findByLabelText<HTMLInputElement>('Weekly progress email')).checked).toBe(false)
  fireEvent.click(screen.getByLabelText('Emails from my coaching'))
  await saveIn('Notifications')
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      notifications: { coach: false, weekly: false, hour: true, program: true },
    }),
  )
})

test('without a password the page asks for none and offers to set one', async () => {
  show({ ...answer('GET /api/settings', { ...settings, signIn: { password: false, provider: true } }) })
  expect(await screen.findByRole('button', { name: 'Email me a link to set one' })).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

test('the calendar section lists what was changed, and pauses through a date', async () => {
  const changes = [
    { kind: 'begin-again', from: '2026-09-01', until: null, days: 0 },
    { kind: 'move', from: '2026-08-01', until: null, days: 5 },
    { kind: 'pause', from: '2026-07-01', until: '2026-07-07', days: 7 },
  ] as const
  const asked = show({
    ...answer(
      'GET /api/pace',
      aPace({ changes: changes.map((one, at) => ({ id: String(at), changedAt: '2026-09-01T10:00:00Z', ...one })) }),
    ),
    ...answer('POST /api/pace/pause', aPace()),
  })
  const section = within(await screen.findByRole('region', { name: 'Your calendar' }))
  expect((await section.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Began again on day 1Sep 1, 2026',
    'Moved back by 5 daysAug 1, 2026',
    'Paused for 7 days, through Jul 7Jul 1, 2026',
  ])
  fireEvent.click(section.getByRole('button', { name: 'Pause the program' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause the program' }))
  fireEvent.change(dialog.getByLabelText('Or through'), { target: { value: '2026-11-24' } })
  expect(dialog.getByText('From today through November 24, 2026. Day 17 waits for you.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Pause the program' }))
  await waitFor(() => expect(asked.find(({ call }) => call === 'POST /api/pace/pause')?.body).toEqual({ days: 5 }))
})
