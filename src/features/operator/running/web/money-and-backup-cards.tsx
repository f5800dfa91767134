import { Link } from '@tanstack/react-router'
import { counted, daysAgoText, numberText } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { Running } from '../running.contract.ts'
import type { PaymentMode } from '../running.rules.ts'
import { FactList } from './fact-list.tsx'

const modes: Record<PaymentMode, string> = {
  live: 'Stripe, live',
  test: 'Stripe, test keys',
  'stand-in': 'test provider on this machine',
  off: 'off: no one can pay',
}

export function PaymentsCard({ payments }: { payments: Running['payments'] }) {
  const dates = useDates()
  const { mode, lastEventAt, openEvents, reconciledAt, differences } = payments
  return (
    <Card id="payments" aria-labelledby="payments-title">
      <CardHeader id="payments-title" title="Payments" />
      <FactList
        facts={[
          ['Provider', modes[mode]],
          ['Last event', lastEventAt ? dates.moment(lastEventAt) : 'none yet'],
          ['Events still open', numberText(openEvents)],
          ['Last reconciliation', reconciledAt ? dates.moment(reconciledAt) : 'none yet'],
          [
            'Differences in 30 days',
            differences === 0 ? (
              'none'
            ) : (
              <Link key="differences" to="/operator/money" className="link">
                {numberText(differences)}
              </Link>
            ),
          ],
        ]}
      />
    </Card>
  )
}

export function BackupCard({ backup }: { backup: Running['backup'] }) {
  const { madeAt, verifiedAt, folder, nightlyHour, failed } = backup
  const dates = useDates()
  return (
    <Card id="backup" aria-labelledby="backup-title">
      <CardHeader id="backup-title" title="Backup" />
      <FactList
        facts={[
          ['Last one verified', madeAt ? `made ${dates.moment(madeAt)}, ${ageText(madeAt)}` : 'none yet'],
          ['Verified', verifiedAt ? dates.moment(verifiedAt) : '–'],
          ['Result', verifiedAt ? 'restored, and every row compared' : '–'],
          ['Where it is', folder ?? (nightlyHour === null ? '–' : 'nothing in the folder of BACKUP_DIR yet')],
          ['Last failure', failed ? (failed.isDead ? 'failed for good' : 'will be tried again') : 'none'],
          ['Every night', nightlyHour === null ? 'not set' : `after ${nightlyHour}:00 UTC`],
        ]}
      />
      {failed && <p className="mt-2 text-sm wrap-anywhere">It said: {failed.error}</p>}
    </Card>
  )
}

const ageText = (at: string): string => {
  const hours = Math.floor((Date.now() - Date.parse(at)) / 3_600_000)
  return hours < 1
    ? 'less than an hour ago'
    : hours < 48
      ? `${counted(hours, 'hour')} ago`
      : daysAgoText(Math.floor(hours / 24))
}
