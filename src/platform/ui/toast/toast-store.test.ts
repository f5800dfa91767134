import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, listToasts, subscribeToToasts, toast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of listToasts()) dismissToast(id)
  vi.advanceTimersByTime(1_000_000)
})

test('a toast is shown as it was given', () => {
  toast({ title: 'Error', description: 'Failed to update role', variant: 'destructive' })
  expect(listToasts()).toMatchObject([
    { title: 'Error', description: 'Failed to update role', variant: 'destructive', open: true },
  ])
})

test('a new toast takes the place of the one shown', () => {
  toast({ title: 'Download started' })
  toast({ title: 'Role Updated' })
  expect(listToasts().map(({ title }) => title)).toEqual(['Role Updated'])
})

test('a dismissed toast closes at once and leaves the list after 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'Client Assigned' })
  dismiss()
  expect(listToasts()).toMatchObject([{ open: false }])
  vi.advanceTimersByTime(999_999)
  expect(listToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(listToasts()).toEqual([])
})

test('the removal of a toast that was replaced does not touch its successor', () => {
  toast({ title: 'First' }).dismiss()
  toast({ title: 'Second' })
  vi.advanceTimersByTime(1_000_000)
  expect(listToasts()).toMatchObject([{ title: 'Second', open: true }])
})

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  const { dismiss } = toast({ title: 'Success' })
  dismiss()
  dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast({ title: 'Success' })
  expect(listener).toHaveBeenCalledTimes(2)
})
