// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip, TooltipProvider } from '../overlay/tooltip.tsx'
import { dismissToast, listToasts, toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of listToasts()) dismissToast(id)
  cleanup()
  vi.useRealTimers()
})

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const isOpen = () => listToasts()[0]?.open
function showToast() {
  render(<Toaster />)
  act(() => void toast({ title: 'Download started' }))
}

test('a toast is shown for 5000 ms', async () => {
  showToast()
  await later(4999)
  expect(isOpen()).toBe(true)
  await later(1)
  expect(isOpen()).toBe(false)
})

test.each([
  ['stays', 49, true],
  ['goes', 51, false],
])('a toast %s when it is swept by %i px', async (_, distance, open) => {
  showToast()
  const card = screen.getByText('Download started').closest('li') as HTMLElement
  card.setPointerCapture = () => {}
  card.releasePointerCapture = () => {}
  card.hasPointerCapture = () => true
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'mouse' })
  fireEvent.pointerDown(card, at(0))
  for (const x of [20, distance]) fireEvent.pointerMove(card, at(x))
  fireEvent.pointerUp(card, at(distance))
  await later(1)
  expect(isOpen()).toBe(open)
})

test('F8 leads the focus into the notification area', async () => {
  showToast()
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  await later(1)
  expect(document.activeElement?.tagName).toBe('OL')
})

test('two toasts are never shown at once', () => {
  showToast()
  act(() => void toast({ title: 'Role Updated' }))
  expect(screen.queryByText('Download started')).toBeNull()
  expect(screen.getByText('Role Updated')).toBeTruthy()
})

function showTooltips() {
  render(
    <TooltipProvider>
      <Tooltip text="Points for finished lessons">
        <button type="button">Points</button>
      </Tooltip>
      <Tooltip text="What carries you on the map">
        <button type="button">XP</button>
      </Tooltip>
    </TooltipProvider>,
  )
}
const over = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' })
const hint = () => screen.queryByRole('tooltip')?.textContent

test('a tooltip opens after 700 ms', async () => {
  showTooltips()
  over('Points')
  await later(699)
  expect(hint()).toBeUndefined()
  await later(1)
  expect(hint()).toBe('Points for finished lessons')
})

test.each([
  [299, 'at once', 'What carries you on the map'],
  [301, 'after waiting again', undefined],
])('%i ms after one tooltip closed, the next opens %s', async (pause, _, shown) => {
  showTooltips()
  over('Points')
  await later(700)
  fireEvent.keyDown(document, { key: 'Escape' })
  await later(pause)
  over('XP')
  await later(0)
  expect(hint()).toBe(shown)
})
