import { bytesText, numberText } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { useDates } from '#platform/web/zone.ts'
import { FigureTable } from '../../web/figure-table.tsx'
import type { Running } from '../running.contract.ts'
import { FactList } from './fact-list.tsx'

export function SystemCard({ system }: { system: Running['system'] }) {
  const dates = useDates()
  return (
    <Card id="system" aria-labelledby="system-title">
      <CardHeader id="system-title" title="Servers" />
      <FactList
        facts={[
          ['Version', system.version],
          ['Migrations', `${numberText(system.migrations)}, the newest ${system.newestMigration}`],
          ['Database', `${system.engine}, ${bytesText(system.databaseBytes)}`],
          ['Free on the disk', bytesText(system.freeBytes)],
        ]}
      />
      <div className="mt-6">
        {system.servers.length === 0 ? (
          <p className="text-sm text-ink-soft">No server has reported yet. Each one does twice a minute.</p>
        ) : (
          <FigureTable
            caption="Servers of the last 24 hours"
            heads={['Server', 'State', 'Up since', 'Last seen', 'Memory', 'Version']}
            rows={system.servers.map(({ id, host, version, startedAt, seenAt, memoryBytes, isGone }) => ({
              key: id,
              cells: [
                host,
                isGone ? `not heard from since ${dates.moment(seenAt)}` : 'serving',
                dates.moment(startedAt),
                dates.moment(seenAt),
                bytesText(memoryBytes),
                version,
              ],
            }))}
          />
        )}
      </div>
    </Card>
  )
}
