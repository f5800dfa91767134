// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme } from '#platform/web/theme/theme.ts'
import { Avatar } from './avatar.tsx'
import { Button } from './button/button.tsx'
import { PasswordField } from './form/password-field.tsx'
import { TextArea } from './form/text-area.tsx'
import { TextField } from './form/text-field.tsx'
import { ProgressBar } from './progress/progress-bar.tsx'
import { ProgressRing } from './progress/progress-ring.tsx'
import { LockedState } from './state/locked-state.tsx'
import { ThemeToggle } from './styles/theme-toggle.tsx'
import { toast } from './toast/toast-store.ts'
import { Toaster } from './toast/toaster.tsx'

afterEach(cleanup)

test('a locked state links to what opens it', () => {
  render(<LockedState title="Module Locked" plan="Quantum" href="/pricing" />)
  expect(screen.getByRole('link', { name: 'Upgrade to Quantum' }).getAttribute('href')).toBe('/pricing')
})

test('a pending button takes no click, sends no form again, and keeps the focus', () => {
  const [press, send] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())]
  const form = (pending: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" pending={pending} disabled={pending} onClick={press}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  fireEvent.click(button)
  rerender(form(true))
  fireEvent.click(screen.getByRole('button', { name: 'Save', busy: true }))
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
  // A browser takes the focus from what becomes disabled.
  expect([button.hasAttribute('disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(button)
})

test('a field is named by its label and described by hint and error', () => {
  render(<TextField label="Email" hint="Only for sign-in." error="This is no address." />)
  const field = screen.getByRole('textbox', { name: 'Email', description: 'Only for sign-in. This is no address.' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a field that is full says so, since a browser cuts what is pasted beyond it', () => {
  const field = (value: string) => <TextArea label="Line" maxLength={5} value={value} onChange={() => undefined} />
  const { rerender } = render(field('Four'))
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(field('Fives'))
  expect(screen.getByRole('status').textContent).toBe('That’s all that fits here: 5 characters.')
})

test.each([
  [-5, '0%'],
  [23.456, '23.5%'],
  [140, '100%'],
  [Number.NaN, '0%'],
])('progress of %f is told as %s', (value, text) => {
  render(<ProgressRing value={value} label="Ring" />)
  render(<ProgressBar value={value} label="Bar" labelShown />)
  expect(screen.getByRole('progressbar', { name: 'Ring' }).getAttribute('aria-valuetext')).toBe(text)
  expect(screen.getAllByText(text).length).toBeGreaterThan(1)
})

test('a password can be shown, and its rule is said once', () => {
  const { rerender } = render(<PasswordField label="Password" name="password" hint="At least 8 characters." />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(field.getAttribute('type')).toBe('password')
  rerender(<PasswordField label="Password" name="password" hint="At least 8 characters." error="Use at least 8." />)
  expect(screen.queryByText('At least 8 characters.')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Use at least 8.')
})

test('an avatar without a picture shows the first letter of the name, or U', () => {
  const { container } = render([<Avatar key="1" name="ada" />, <Avatar key="2" name={null} />])
  expect(container.textContent).toBe('AU')
})

test('an avatar with a picture shows it, and its letter again when there is none at the address', () => {
  const { container } = render(<Avatar name="ada" src="/photo.webp" />)
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/photo.webp')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('A')
})

test('the theme toggle turns a light page dark', () => {
  chooseTheme('light')
  render(<ThemeToggle />)
  fireEvent.click(screen.getByRole('button', { name: 'Toggle theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('a toast raised outside React is shown, and gone when closed', () => {
  render(<Toaster />)
  act(() => void toast({ title: 'Role Updated', description: 'Successfully switched to coach mode' }))
  expect(screen.getByText('Successfully switched to coach mode')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Role Updated')).toBeNull()
})
