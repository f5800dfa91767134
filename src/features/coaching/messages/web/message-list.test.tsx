// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Thread } from '../messages.contract.ts'
import { MessageList } from './message-list.tsx'
import { useReading } from './use-reading.ts'

afterEach(cleanup)

const at = '2026-11-29T12:00:00.000Z'
const message = (id: string, mine = false): Thread['messages'][number] => ({
  ...{ id, mine, kind: 'message', text: `Text of ${id}`, sentAt: at, readAt: mine ? at : null },
})
const threadWith = (messages: Thread['messages'], id = 'cora'): Thread => ({
  ...{ with: { id, name: 'Cora Lind', profileImageUrl: null }, isOpen: true, messages },
})
const markRead = vi.fn()

function Open({ thread }: { thread: Thread }) {
  useReading(thread, markRead)
  return <MessageList thread={thread} />
}
const status = () => screen.getByRole('status').textContent
const see = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('a message is marked as read once its tab is looked at, and not before', () => {
  markRead.mockClear()
  see('hidden')
  render(<Open thread={threadWith([message('m1')])} />)
  expect(markRead).not.toHaveBeenCalled()
  see('visible')
  see('visible')
  expect(markRead).toHaveBeenCalledTimes(1)
})

test('a message that arrives while the thread is open is told once; what was there, and one’s own, is not', () => {
  const { rerender } = render(<Open thread={threadWith([])} />)
  expect(status()).toBe('')
  rerender(<Open thread={threadWith([message('m1')])} />)
  expect(status()).toBe('New message from Cora Lind')
  const told = screen.getByRole('status').firstChild
  rerender(<Open thread={threadWith([message('m1')])} />)
  expect(screen.getByRole('status').firstChild).toBe(told)
  rerender(<Open thread={threadWith([message('m1'), message('m2')])} />)
  expect([status(), screen.getByRole('status').firstChild === told]).toEqual(['New message from Cora Lind', false])
  rerender(<Open thread={threadWith([message('m1'), message('m2'), message('m3', true)])} />)
  expect(status()).toBe('')
  rerender(<Open thread={threadWith([message('m9')], 'dev')} />)
  expect(status()).toBe('')
})

test('whoever reads further up stays there, and is led to the end by a message of their own', () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  const { rerender } = render(<Open thread={threadWith([message('m1')])} />)
  expect(scrolled).toHaveBeenCalledTimes(1)
  screen.getByRole('list').scrollTop = 0
  rerender(<Open thread={threadWith([message('m1'), message('m2')])} />)
  expect(scrolled).toHaveBeenCalledTimes(1)
  rerender(<Open thread={threadWith([message('m1'), message('m2'), message('m3', true)])} />)
  expect(scrolled).toHaveBeenCalledTimes(2)
  screen.getByRole('list').scrollTop = 1500
  rerender(<Open thread={threadWith([message('m1'), message('m3', true), message('m4')])} />)
  expect(scrolled).toHaveBeenCalledTimes(3)
})
