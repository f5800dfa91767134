import { useSyncExternalStore } from 'react'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import {
  isMac,
  type Keys,
  readShortcuts,
  readSingleKeys,
  subscribeToShortcuts,
  subscribeToSingleKeys,
  switchSingleKeys,
} from '#platform/web/shortcuts/shortcuts.ts'

/** The keys that the page at hand answers to, and the switch for those of them that are a single key. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const shortcuts = useSyncExternalStore(subscribeToShortcuts, readShortcuts)
  const isOn = useSyncExternalStore(subscribeToSingleKeys, readSingleKeys)
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="On this page, while you are not typing in a field."
      open
      onOpenChange={(open) => open || onClose()}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="inline-block rounded-md border border-line-strong bg-sunken px-2 py-0.5 font-text text-sm font-semibold">
                {written(keys)}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <CheckField
          label="Single-key shortcuts"
          hint="n, p and ? on their own. Turn them off if you dictate, or press keys by accident."
          checked={isOn}
          onChange={({ target }) => switchSingleKeys(target.checked)}
        />
      </div>
    </Dialog>
  )
}

function written(keys: Keys): string {
  const mod = isMac() ? '⌘' : 'Ctrl '
  return keys.replace('mod+', mod).replace('enter', 'Enter').replace(/k$/, 'K')
}
