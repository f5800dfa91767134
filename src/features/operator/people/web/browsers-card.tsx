import { deviceName } from '#features/identity/sign-in/device-name.ts'
import { counted } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { Person } from '../people.contract.ts'

const most = 10

/** In which browsers they are signed in. */
export function BrowsersCard({ browsers }: Pick<Person, 'browsers'>) {
  const dates = useDates()
  const left = browsers.length - most
  return (
    <Card look="flat" aria-labelledby="browsers">
      <CardHeader id="browsers" title="Signed in" />
      {browsers.length === 0 ? (
        <p className="text-sm text-ink-soft">In no browser right now.</p>
      ) : (
        <ul className="text-sm">
          {browsers.slice(0, most).map(({ id, userAgent, signedInAt, lastSeenAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2">
              <span>{deviceName(userAgent)}</span>
              <span className="text-ink-soft">
                since {dates.shortDate(signedInAt)}, last seen {dates.shortDate(lastSeenAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p className="mt-3 text-sm text-ink-soft">And {counted(left, 'other browser')}.</p>}
    </Card>
  )
}
