import { lazy, type ReactNode, Suspense } from 'react'
import { numberText } from '#platform/format/numbers.ts'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import type { GameProfile } from '../../profile/web/profile.calls.ts'

const LedgerEntries = lazy(() =>
  import('./ledger-entries.tsx').then(({ LedgerEntries }) => ({ default: LedgerEntries })),
)

type LedgerDialogProps = { points: GameProfile['userPoints']; trigger: ReactNode }

/** Explains the totals: every entry that made them. */
export function LedgerDialog({ points, trigger }: LedgerDialogProps) {
  const { totalPoints, totalXP } = points
  return (
    <Dialog
      title={`Why ${numberText(totalPoints)} points?`}
      description={`They come from the entries below, and so do your ${numberText(totalXP)} XP.`}
      width="wide"
      trigger={trigger}
    >
      <Suspense>
        <LedgerEntries />
      </Suspense>
    </Dialog>
  )
}
