import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { comparedLines } from '../compared-lines.ts'
import { countAnswers, onlyChanged, onlyWritten } from './compare-copies.tsx'
import { Compared } from './compared-table.tsx'
import type { NamedVersion, PageHistory } from './page-history.tsx'
import { restoreSnapshot } from './snapshots.calls.ts'

export type Restored = {
  /** What the restored copy is called. */
  name: string
  /** The copy of what stood there, by which this is undone; null where nothing did. */
  before: string | null
}
type RestoreProps = { history: PageHistory; version: NamedVersion; onRestored: (restored: Restored) => void }

/** Puts a copy back, after showing what that changes. */
export function RestoreCopy(given: RestoreProps) {
  const [isOpen, setOpen] = useState(false)
  const { history, version, onRestored } = given
  return (
    <Dialog
      title="Restore this copy?"
      description={`The page will say what it said on ${version.name}. What it says now is kept as a copy first.`}
      width="wide"
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) void history.refresh()
      }}
      trigger={
        <Button variant="ghost" size="sm" aria-label={`Restore ${version.name}`}>
          Restore
        </Button>
      }
    >
      <Preview
        {...given}
        onRestored={(restored) => {
          setOpen(false)
          onRestored(restored)
        }}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  )
}

function Preview({ history, version, onRestored, onCancel }: RestoreProps & { onCancel: () => void }) {
  const restore = useCall(restoreSnapshot)
  const [why, setWhy] = useState<string>()
  const { form, model, now, currency } = history
  // What follows from the answers follows.
  const changed = onlyWritten(onlyChanged(comparedLines(model, [now, version.version], currency)))
  const isNew = countAnswers(changed) > 0
  const restoreNow = async () => {
    setWhy(undefined)
    try {
      const versions = await history.sendAndSee()
      if (!versions) return setWhy('Some answers of this page aren’t saved yet. Try again when they are.')
      const params = { pageId: form.filled.page.id, snapshotId: version.id }
      const { id } = await restore.mutateAsync({ params, body: { versions } })
      onRestored({ name: version.name, before: id })
    } catch (error) {
      setWhy(userMessage(error, 'That didn’t work. Nothing was changed. Please try again.'))
    }
  }
  return (
    <>
      {isNew ? (
        <Compared
          isChange
          isShort
          groups={changed}
          columns={[
            { key: 'now', name: 'Now' },
            { key: 'then', name: 'Then' },
          ]}
          currency={currency}
          caption=""
        />
      ) : (
        <p>This copy matches the page as it is now.</p>
      )}
      <p role="alert" className="mt-4 text-sm font-semibold text-danger empty:hidden">
        {why}
      </p>
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          Leave it as it is
        </Button>
        {isNew && (
          <Button pending={restore.isPending} onClick={() => void restoreNow()}>
            Restore this copy
          </Button>
        )}
      </DialogActions>
    </>
  )
}
