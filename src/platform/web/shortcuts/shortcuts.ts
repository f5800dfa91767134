import { store } from '../store.ts'

/** `mod` is ⌘ on a Mac, Ctrl elsewhere. */
export type Keys = 'mod+k' | 'mod+enter' | 'n' | 'p' | '?'
export type Shortcut = { keys: Keys; does: string; act: () => void }

/** What the page at hand answers to; the last of several with the same keys wins. */
const shortcuts = store<readonly Shortcut[]>([])
export const readShortcuts = shortcuts.get
export const subscribeToShortcuts = shortcuts.subscribe

/** Answers how to take it away again. */
export function addShortcut(shortcut: Shortcut): () => void {
  if (shortcuts.get().length === 0) addEventListener('keydown', actOn)
  shortcuts.set([...shortcuts.get(), shortcut])
  return () => {
    shortcuts.set(shortcuts.get().filter((one) => one !== shortcut))
    if (shortcuts.get().length === 0) removeEventListener('keydown', actOn)
  }
}

const switchKey = 'single-key-shortcuts'
const singleKeys = store(storedSwitch())
export const readSingleKeys = singleKeys.get
export const subscribeToSingleKeys = singleKeys.subscribe

/** Kept in this browser: who speaks or presses keys by mistake needs keys that do nothing alone (WCAG 2.1.4). */
export function switchSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn)
  try {
    localStorage.setItem(switchKey, isOn ? 'on' : 'off')
  } catch {
    // Storage is shut off; it holds until the page is loaded anew.
  }
}

function storedSwitch(): boolean {
  try {
    return localStorage.getItem(switchKey) !== 'off'
  } catch {
    return true
  }
}

function actOn(event: KeyboardEvent): void {
  const keys = keysOf(event)
  const shortcut = shortcuts.get().findLast((one) => one.keys === keys)
  if (!shortcut || event.defaultPrevented || event.repeat || event.isComposing || !mayAct(shortcut.keys, event)) return
  event.preventDefault()
  shortcut.act()
}

/** Nothing acts behind a dialog. Only the search opens while one writes: it takes nothing away, and gives the focus back. */
function mayAct(keys: Keys, { target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')) return false
  if (keys === 'mod+k') return true
  if (!keys.startsWith('mod+') && !singleKeys.get()) return false
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable],[role=textbox]'))
}

function keysOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (altKey) return ''
  if (ctrlKey || metaKey) return (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) ? `mod+${key.toLowerCase()}` : ''
  return key
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)
