import { listed } from '#platform/format/numbers.ts'
import { useDates } from '#platform/web/zone.ts'
import type { CountedChange } from '../claims.rules.ts'

type EarlierScore = {
  viability: number | null
  at: string
  gained: readonly string[]
  lost?: readonly string[]
  counted?: readonly CountedChange[] | null
}

/** Earlier scores of the idea, oldest first, with what changed until now. */
export function EarlierScores({ history, isFileRead }: { history: readonly EarlierScore[]; isFileRead: boolean }) {
  const dates = useDates()
  return (
    <table className="mt-4 w-full border-collapse text-sm">
      <caption className="mb-1 text-left font-display text-base">Earlier scores for this idea</caption>
      <thead>
        <tr className="border-b border-ink text-left align-bottom">
          <th scope="col" className="py-1 pr-2 font-semibold">
            Date
          </th>
          <th scope="col" className="py-1 pr-2 font-semibold">
            Score
          </th>
          <th scope="col" className="py-1 font-semibold">
            Changed since
          </th>
        </tr>
      </thead>
      <tbody>
        {history.map((earlier) => (
          <tr key={earlier.at} className="border-b border-line align-top">
            <td className="py-1.5 pr-2">{dates.shortDate(earlier.at)}</td>
            <td className="py-1.5 pr-2 tabular-nums">{earlier.viability ?? '–'}/10</td>
            <td className="py-1.5 break-words text-ink-soft">
              {changesIn(earlier, isFileRead).map((change) => (
                <p key={change}>{change}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function changesIn({ gained, lost = [], counted = null }: EarlierScore, isFileRead: boolean): string[] {
  const changes = [
    ...(gained.length > 0 ? [`Met since then: ${listed(gained)}`] : []),
    ...(lost.length > 0 ? [`No longer met: ${listed(lost)}`] : []),
    ...(counted ?? []).map(countedText),
  ]
  const unread = isFileRead && counted === null ? ['Your file wasn’t read then'] : []
  return changes.length > 0 ? [...changes, ...unread] : unread.length > 0 ? unread : ['Nothing']
}

function countedText({ was, now }: CountedChange): string {
  if (was === null) return `Counted since then: ${now}`
  return now === null ? `No longer counted: ${was}` : `Counted then: ${was}; now: ${now}`
}
