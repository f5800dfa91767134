// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addShortcut, readShortcuts, switchSingleKeys } from './shortcuts.ts'

const next = vi.fn()
const complete = vi.fn()
const search = vi.fn()
let remove: (() => void)[] = []
beforeEach(() => {
  for (const one of [next, complete, search]) one.mockClear()
  remove = [
    addShortcut({ keys: 'n', does: 'Next lesson', act: next }),
    addShortcut({ keys: 'mod+enter', does: 'Mark as complete', act: complete }),
    addShortcut({ keys: 'mod+k', does: 'Search', act: search }),
  ]
})
afterEach(() => {
  for (const one of remove) one()
  document.body.replaceChildren()
  switchSingleKeys(true)
})

const press = (key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const add = (tag: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

test('keys act on the page', () => {
  press('n')
  press('Enter', document.body, { ctrlKey: true })
  press('k', document.body, { ctrlKey: true })
  expect([next, complete, search].map((act) => act.mock.calls.length)).toEqual([1, 1, 1])
})

test('single keys do nothing in a field, behind a dialog, and once they are turned off', () => {
  for (const tag of ['input', 'textarea', 'select']) press('n', add(tag))
  press('n', add('div', { contenteditable: 'true' }))
  press('Enter', add('textarea'), { ctrlKey: true })
  expect([next, complete].map((act) => act.mock.calls.length)).toEqual([0, 0])
  const dialog = add('div', { role: 'dialog' })
  press('n')
  press('k', document.body, { ctrlKey: true })
  dialog.remove()
  switchSingleKeys(false)
  press('n')
  expect(next).not.toHaveBeenCalled()
  expect(search).not.toHaveBeenCalled()
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off')
  press('Enter', document.body, { ctrlKey: true })
  expect(complete).toHaveBeenCalledOnce()
})

test.each([
  ['held down', { repeat: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with ⌘', { metaKey: true }],
  ['in an input method', { isComposing: true }],
])('n %s is another key', (_, more) => {
  press('n', document.body, more)
  expect(next).not.toHaveBeenCalled()
})

test('the search opens from a field too', () => {
  press('k', add('textarea'), { ctrlKey: true })
  expect(search).toHaveBeenCalledOnce()
})

test('what left the page answers no more', () => {
  remove.shift()?.()
  press('n')
  expect(next).not.toHaveBeenCalled()
  expect(readShortcuts().map(({ keys }) => keys)).toEqual(['mod+enter', 'mod+k'])
})
