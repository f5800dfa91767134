// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carryToast, showCarriedToast } from './carried-toast.ts'
import { dismissToast, listToasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const forget = () => {
  for (const { id } of listToasts()) dismissToast(id)
}
const shown = () => listToasts().filter(({ open }) => open)
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('a carried toast is shown at once, and again by the document that opens next', () => {
  carryToast({ title: 'Role Updated' })
  expect(shown().map(({ title }) => title)).toEqual(['Role Updated'])
  forget()
  render(<Toaster />)
  expect(screen.getByText('Role Updated')).toBeTruthy()
})

test('it is carried to one document only, and nothing carried shows nothing', () => {
  carryToast({ title: 'Role Updated' })
  showCarriedToast()
  forget()
  showCarriedToast()
  expect(shown()).toEqual([])
})
