import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { Running } from '../running.contract.ts'
import { FactList } from './fact-list.tsx'

/** Which content each server shows, and why one does not show what is in its folder by now. */
export function ContentCard({ servers }: { servers: Running['system']['servers'] }) {
  const dates = useDates()
  const serving = servers.flatMap(({ host, isGone, content }) => (isGone || !content ? [] : [{ host, ...content }]))
  const versions = Map.groupBy(serving, ({ version }) => version)
  const faults = [...new Set(serving.flatMap(({ faults }) => faults))]
  return (
    <Card id="content" aria-labelledby="content-title">
      <CardHeader id="content-title" title="Content" />
      {serving.length === 0 ? (
        <p className="text-sm text-ink-soft">No server has reported what it shows yet.</p>
      ) : (
        <FactList
          facts={[...versions].map(([version, on]) => [
            `Version ${version}`,
            on.map(({ host, since }) => `${host} since ${dates.moment(since)}`).join(', '),
          ])}
        />
      )}
      <p className="mt-3 text-sm text-ink-soft">
        A change in the content folder is shown a few seconds after it’s saved, once it’s checked. No restart is needed.
      </p>
      {faults.length > 0 && (
        <div className="mt-4 text-sm">
          <h3 className="font-semibold">What keeps the latest change from being shown</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 wrap-anywhere">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
