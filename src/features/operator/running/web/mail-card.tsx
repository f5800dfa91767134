import { numberText } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Running } from '../running.contract.ts'
import { FactList } from './fact-list.tsx'
import { sendTestEmail, switchDailyEmail } from './running.calls.ts'

export function MailCard({ mail, dailyEmail }: Pick<Running, 'mail' | 'dailyEmail'>) {
  const dates = useDates()
  const call = useCall(sendTestEmail)
  const test = () =>
    call.mutate(
      {},
      {
        onSuccess: ({ to }) =>
          toast({ title: 'Sent', description: mail.server ? `Look for it at ${to}.` : 'It’s a file in the outbox.' }),
        onError: showError(),
      },
    )
  const daily = useCall(switchDailyEmail)
  const { failedAt, error, sentAt } = mail
  return (
    <Card id="mail" aria-labelledby="mail-title">
      <CardHeader id="mail-title" title="Emails" />
      <FactList
        facts={[
          ['Mail server', mail.server ?? 'none: files in the outbox'],
          ['From', mail.from],
          ['Last sent', sentAt ? dates.moment(sentAt) : 'none yet'],
          ['Last failure', failedAt ? dates.moment(failedAt) : 'none'],
          ['Waiting', numberText(mail.waiting)],
          ['To be tried again', numberText(mail.failing)],
          ['Refused for good', numberText(mail.refused)],
        ]}
      />
      {failedAt && error && <p className="mt-2 text-sm wrap-anywhere">The mail server said: {error}</p>}
      <p className="mt-3 text-sm text-ink-soft">
        {mail.takesReports
          ? 'An email that comes back after the mail server took it is shown with the person it went to, once your provider reports it.'
          : 'No reports are taken about emails that come back after the mail server took them: they end in the sender’s mailbox. The guide to running the site says how your provider can report them.'}
      </p>
      <Button variant="secondary" className="mt-4" pending={call.isPending} onClick={test}>
        Send me a test email
      </Button>
      <CheckField
        className="mt-4"
        label="Email me in the morning, when there’s something to look at"
        checked={dailyEmail}
        disabled={daily.isPending}
        onChange={({ target }) => daily.mutate({ body: { isOn: target.checked } }, { onError: showError() })}
      />
    </Card>
  )
}
