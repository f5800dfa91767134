// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import boot from '../../../../dist/client/theme-boot.js?raw'

const page = document.documentElement

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  page.removeAttribute('data-theme')
  page.dataset.themeKey = 'product-theme'
})

test('without a choice the theme is the system’s', async () => {
  const { readTheme } = await import('./theme.ts')
  expect(readTheme()).toBe('system')
})

test.each([
  ['light', 'dark'],
  ['dark', 'light'],
  ['system', 'light'],
  ['nonsense', 'light'],
])('the toggle leads from %s to %s', async (stored, next) => {
  localStorage.setItem('product-theme', stored)
  const { toggleTheme, readTheme } = await import('./theme.ts')
  toggleTheme()
  expect([readTheme(), localStorage.getItem('product-theme'), page.dataset.theme]).toEqual([next, next, next])
})

test('choosing system leaves the page to the device', async () => {
  const { chooseTheme } = await import('./theme.ts')
  chooseTheme('dark')
  chooseTheme('system')
  expect(page.hasAttribute('data-theme')).toBe(false)
})

test('a choice made in another tab is heard', async () => {
  const { readTheme, subscribeToTheme } = await import('./theme.ts')
  const heard = vi.fn()
  const leave = subscribeToTheme(heard)
  localStorage.setItem('product-theme', 'dark')
  dispatchEvent(new Event('storage'))
  expect([heard.mock.calls.length, readTheme(), page.dataset.theme]).toEqual([1, 'dark', 'dark'])
  leave()
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['nonsense', undefined],
])('the boot script shows a stored %s as %s', (stored, shown) => {
  localStorage.setItem('product-theme', stored)
  new Function(boot)()
  expect(page.dataset.theme).toBe(shown)
})
