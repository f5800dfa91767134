// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachProfile } from '../profile.contract.ts'
import { CoachProfilePage } from './coach-profile.page.tsx'

afterEach(cleanup)

const unwritten: CoachProfile = {
  id: 'c',
  bio: '',
  experienceYears: 1,
  specializations: [],
  certifications: [],
  isActive: 'true',
  totalClients: 3,
  successRate: 33,
  graduatedEarly: 0,
  createdAt: null,
  updatedAt: null,
  examples: ['Pricing and offers'],
}

const show = (answers: Answers = {}) => {
  const all: Answers = { ...answer('GET /api/coach/profile', unwritten), ...answers }
  return { asked: showPage('/', '/', CoachProfilePage, all), all }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))

test('an unwritten profile says so, with its figures', async () => {
  show()
  for (const words of ['No bio provided', 'No specializations added', 'No certifications added'])
    expect(await screen.findByText(words)).toBeTruthy()
  const stats = within(screen.getByRole('region', { name: 'Performance Stats' }))
  expect(stats.getByText('33%')).toBeTruthy()
  const info = within(screen.getByRole('region', { name: 'Profile Info' }))
  expect(info.getByText('Active')).toBeTruthy()
  expect(info.getAllByText('N/A')).toHaveLength(2)
})

test('entries are added by the plus button or Enter, trimmed, never twice, and removed one by one', async () => {
  show()
  await edit()
  const box = screen.getByRole('combobox', { name: 'Add specialization' })
  const type = (value: string) => fireEvent.change(box, { target: { value } })
  type('  Pricing ')
  press('Add specialization')
  type('pricing')
  press('Add specialization')
  expect(screen.getByText('You already added this.')).toBeTruthy()
  type('First sales')
  fireEvent.keyDown(box, { key: 'Enter' })
  type('   ')
  press('Add specialization')
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2)
  press('Remove Pricing')
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
})

test('a failed save stays in edit mode with what was typed, a good one goes back to reading', async () => {
  const answers: Answers = {
    ...refusal('POST /api/coach/profile', 500, { message: '' }),
  }
  const { asked } = show(answers)
  await edit()
  fireEvent.change(screen.getByRole('textbox', { name: 'Bio' }), { target: { value: 'Shops.' } })
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Years of Experience' }), { target: { value: '50' } })
  press('Save Changes')
  await screen.findByText('Failed to update profile')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' }).value).toBe('Shops.')
  const last = asked.findLast(({ call }) => call === 'POST /api/coach/profile')
  expect(last?.body).toEqual({
    bio: 'Shops.',
    experienceYears: 50,
    specializations: [],
    certifications: [],
    isActive: 'true',
  })
})

test('while it is saved the button says so, and afterwards it is read again', async () => {
  let release = () => {}
  const after = new Promise<void>((done) => {
    release = done
  })
  const written: CoachProfile = {
    ...unwritten,
    bio: 'Shops.',
    specializations: ['Pricing'],
    certifications: ['ICF'],
    isActive: 'false',
    createdAt: '2026-03-02T12:00:00.000Z',
    updatedAt: '2026-03-03T12:00:00.000Z',
  }
  const answers: Answers = { ...answer('POST /api/coach/profile', written, after) }
  const { asked, all } = show(answers)
  await edit()
  press('Save Changes')
  expect(await screen.findByRole('button', { name: 'Saving...', busy: true })).toBeTruthy()
  Object.assign(all, answer('GET /api/coach/profile', written))
  release()
  await screen.findByText('Profile Updated')
  expect(screen.getByText('Your coach profile has been successfully updated')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy()
  expect(asked.some(({ call }) => call === 'POST /api/coach/profile')).toBe(true)
})

test('a written profile shows its words, whether it is active and its dates', async () => {
  const written: CoachProfile = {
    ...unwritten,
    bio: 'Shops.',
    specializations: ['Pricing'],
    certifications: ['ICF'],
    isActive: 'false',
    createdAt: '2026-03-02T12:00:00.000Z',
    updatedAt: '2026-03-03T12:00:00.000Z',
  }
  show({ ...answer('GET /api/coach/profile', written) })
  for (const words of ['Shops.', 'Pricing', 'ICF']) expect(await screen.findByText(words)).toBeTruthy()
  const info = within(screen.getByRole('region', { name: 'Profile Info' }))
  expect(info.getByText('Inactive')).toBeTruthy()
  expect(info.getByText('March 2, 2026')).toBeTruthy()
  expect(info.queryByText('N/A')).toBeNull()
})

test('a certification is added with Enter and removed alone', async () => {
  show()
  await edit()
  const box = screen.getByRole('textbox', { name: 'Add certification' })
  fireEvent.change(box, { target: { value: ' ICF ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  press('Remove ICF')
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull()
})

test.each(['51', '-1', '2.5', ''])(
  '%s years of experience are refused in words, and nothing is changed or saved',
  async (typed) => {
    const { asked } = show({ ...answer('POST /api/coach/profile', unwritten) })
    await edit()
    const years = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Years of Experience' })
    fireEvent.change(years(), { target: { value: typed } })
    expect(years().value).toBe(typed)
    press('Save Changes')
    expect(await screen.findByText('Enter a whole number from 0 to 50.')).toBeTruthy()
    expect(document.activeElement).toBe(years())
    expect(years().value).toBe(typed)
    expect(asked.filter(({ call }) => call === 'POST /api/coach/profile')).toEqual([])
  },
)
