import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Role } from '#features/identity/identity.rules.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { noteSilence } from '#platform/web/connection.ts'
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts'
import type { PageToFind } from './found.ts'

const load = () => import('./finder-dialog.tsx')
const FinderDialog = lazy(() => load().then(({ FinderDialog }) => ({ default: FinderDialog })))
const ShortcutList = lazy(() => import('./shortcut-list.tsx').then(({ ShortcutList }) => ({ default: ShortcutList })))

/** The search in the bar, with its keys, and the list of all keys. What they open is loaded when it is asked for. */
export function Finder({ role, pages }: { role: Role; pages: readonly PageToFind[] }) {
  const [open, setOpen] = useState<'search' | 'keys'>()
  const search = () => void load().then(() => setOpen('search'), noteSilence)
  const showKeys = () => setOpen('keys')
  const close = () => setOpen(undefined)
  // The second dialog is opened once the first has given the focus back, which it then gives back too.
  const closeAndThen = (act: () => void) => {
    close()
    setTimeout(act)
  }
  useShortcut('mod+k', 'Search', search)
  useShortcut('?', 'Show these shortcuts', showKeys)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onClick={search}
        className="max-sm:-mx-1"
      >
        <Search aria-hidden />
      </Button>
      <Suspense>
        {open === 'search' && (
          <FinderDialog role={role} pages={pages} onClose={close} onKeys={() => closeAndThen(showKeys)} />
        )}
        {open === 'keys' && <ShortcutList onClose={close} />}
      </Suspense>
    </>
  )
}
