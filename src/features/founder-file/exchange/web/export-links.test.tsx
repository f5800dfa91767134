// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serveFile } from '#tests/web/serve-file.ts'
import { newPageQueue } from '../../saving/web/page-queue.ts'
import { ExportLinks } from './export-links.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let members = 0
const open = (memberId = `exporter-${++members}`, pages?: string[]) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
  render(<ExportLinks memberId={memberId} of="all" pages={pages} formats={['xlsx', 'json']} />)
}
const named = { 'content-disposition': 'attachment; filename="founder-file-all-2026-11-22.json"' }

test('a file is put together, arrives, and is saved under its name; each step is said', async () => {
  const server = serveFile(['x'.repeat(600_000), 'y'.repeat(600_000)], { ...named, 'content-length': '1200000' })
  open()
  fireEvent.click(screen.getByRole('link', { name: 'JSON' }))
  expect((await screen.findByText('Putting your file together…')).hasAttribute('aria-live')).toBe(false)
  expect(screen.getByRole('progressbar', { name: 'Your file' }).hasAttribute('value')).toBe(false)
  server.next(0)
  // Read out, it would be said anew with each piece that arrives.
  expect((await screen.findByText('600 kB of 1.2 MB')).getAttribute('aria-live')).toBe('off')
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('600000')
  server.next(1)
  await screen.findByText('Saved as founder-file-all-2026-11-22.json.')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('answers that only this device has are said not to be in the file', async () => {
  const memberId = 'ada-who-was-offline'
  await newPageQueue(`${memberId}/letter`, () => {}).write({
    id: 'save-1',
    field: 'reason',
    value: 'typed offline',
    tab: 'one',
    over: null,
    version: 0,
  })
  // The answer that waits is asked for first, and nothing comes.
  const server = serveFile(['{}'], named)
  open(memberId)
  fireEvent.click(screen.getByRole('link', { name: 'JSON' }))
  await waitFor(() => expect(server.signals).toHaveLength(2), { timeout: 5000 })
  server.next(0)
  await screen.findByText(/1 answer on this device isn’t saved yet. The file doesn’t include it.$/)
})

test('answers on other pages than those of the file aren’t told of', async () => {
  const memberId = 'ada-with-another-page'
  const typed = { id: 'save-1', field: 'reason', value: 'typed offline', tab: 'one', over: null, version: 0 }
  await newPageQueue(`${memberId}/letter`, () => {}).write(typed)
  const server = serveFile(['{}'], named)
  open(memberId, ['day-one-numbers'])
  fireEvent.click(screen.getByRole('link', { name: 'JSON' }))
  await waitFor(() => expect(server.signals).toHaveLength(1))
  server.next(0)
  await screen.findByText(/^Saved as [^ ]+\.json\.$/)
})

test('of a compressed file it is said how much is here, and not of how much', async () => {
  const server = serveFile(['x'.repeat(30_000), 'y'], { ...named, 'content-length': '900', 'content-encoding': 'br' })
  open()
  fireEvent.click(screen.getByRole('link', { name: 'JSON' }))
  server.next(0)
  await screen.findByText('30 kB')
})

test('an export can be canceled', async () => {
  const server = serveFile(['x', 'y'])
  open()
  fireEvent.click(screen.getByRole('link', { name: 'Excel workbook' }))
  await waitFor(() => expect(server.signals).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Putting your file together…')).toBeNull())
  expect(server.signals[0]?.aborted).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('what goes wrong is said in words', async () => {
  serveFile(['{"message":"There’s nothing on these pages to export yet."}'], {}, 409).next(0)
  open()
  fireEvent.click(screen.getByRole('link', { name: 'JSON' }))
  await screen.findByText('There’s nothing on these pages to export yet.')
  cleanup()
  const line = serveFile(['x', new Error('line cut')])
  open()
  fireEvent.click(screen.getByRole('link', { name: 'JSON' }))
  line.next(0)
  line.next(1)
  await screen.findByText('The file didn’t download. Check your connection and try again.')
})
