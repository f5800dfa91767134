import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissToast, listToasts } from '#platform/ui/toast/toast-store.ts'
import { keepZone } from '#platform/web/zone.ts'

// What loads later takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files share their modules, and with them what a browser keeps: each test begins as if nobody had been here.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  keepZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
  for (const { id } of listToasts()) dismissToast(id)
})
