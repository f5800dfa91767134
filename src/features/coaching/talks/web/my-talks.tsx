import { useQuery } from '@tanstack/react-query'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { TalkPromise } from '../../promises/promises.contract.ts'
import { MyPromises } from '../../promises/web/my-promises.tsx'
import { dueWords } from '../../promises/web/promise-words.ts'
import { allowanceWords } from './allowance-words.ts'
import { EarlierTalks } from './earlier-talks.tsx'
import { myTalks } from './talks.calls.ts'

/** The member’s own sessions: what is promised, what was noted for them, and what is left of the month. */
export function MyTalks() {
  const { data, error, refetch } = useQuery(myTalks)
  const dates = useDates()
  if (error && !data)
    return <LoadFailure level={2} title="Your sessions didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data || (data.talks.length === 0 && data.promises.length === 0 && !data.allowance)) return null
  const mine = data.promises.filter(({ owner, state }) => owner === 'client' && state !== 'dropped')
  const theirs = data.promises.filter(({ owner, state }) => owner === 'coach' && state !== 'dropped')
  return (
    <Card look="flat" aria-labelledby="my-sessions">
      <CardHeader id="my-sessions" title="Your sessions" lead={allowanceWords(data.allowance, dates)} />
      {mine.length > 0 && (
        <>
          <h3 className="text-lg">You promised</h3>
          <MyPromises promises={mine} />
        </>
      )}
      {theirs.length > 0 && <Theirs promises={theirs} />}
      {data.talks.length > 0 ? (
        <>
          <h3 className="mt-4 text-lg">Notes for you</h3>
          <EarlierTalks label="Sessions held" talks={data.talks} />
        </>
      ) : (
        <p className="mt-2 text-ink-soft">Notes of your sessions show up here.</p>
      )}
    </Card>
  )
}

function Theirs({ promises }: { promises: readonly TalkPromise[] }) {
  return (
    <>
      <h3 className="mt-4 text-lg">Your coach promised</h3>
      <ul className="divide-y divide-line">
        {promises.map((promise) => (
          <li key={promise.id} className="py-3">
            <span dir="auto" className="block font-semibold">
              {promise.text}
            </span>
            <span className="text-sm text-ink-soft">{[promise.by, dueWords(promise)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
