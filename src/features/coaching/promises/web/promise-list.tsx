import { Button } from '#platform/ui/button/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { RecordedPromise } from '../promises.contract.ts'
import type { PromiseState } from '../promises.rules.ts'
import { MovePromise } from './move-promise.tsx'
import { OriginLine } from './origin-line.tsx'
import { changeWords, dueWords } from './promise-words.ts'
import { changeClientPromise } from './promises.calls.ts'

type PromiseListProps = { clientId: string; firstName: string; promises: readonly RecordedPromise[] }

/** What is promised between a coach and a client, open ones first, each with what became of it. */
export function PromiseList({ clientId, firstName, promises }: PromiseListProps) {
  if (promises.length === 0) return <p className="text-ink-soft">Nothing is promised yet.</p>
  return (
    <ul className="divide-y divide-line">
      {promises.map((promise) => (
        <PromiseLine key={promise.id} clientId={clientId} firstName={firstName} promise={promise} />
      ))}
    </ul>
  )
}

type PromiseLineProps = { clientId: string; firstName: string; promise: RecordedPromise }

function PromiseLine({ clientId, firstName, promise }: PromiseLineProps) {
  const dates = useDates()
  const change = useCall(changeClientPromise)
  const { id, owner, text, dueOn, state, isLate, version, changes, by = 'You' } = promise
  const nameOf = (one: (typeof changes)[number]) =>
    one.by === 'client' ? firstName : one.isEarlier ? 'their coach then' : 'you'
  const send = (body: { state?: PromiseState; dueOn?: string }, done?: () => void) =>
    change.mutate(
      { params: { clientId, promiseId: id }, body: { version, ...body } },
      { onSuccess: () => done?.(), onError: showError('Failed to change the promise') },
    )
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        <Chip tone={toneOf(state, isLate)}>{dueWords(promise)}</Chip>
        <span className="min-w-0">{owner === 'client' ? firstName : by}</span>
      </p>
      <p dir="auto" className="mt-1 font-semibold">
        {text}
      </p>
      <OriginLine promise={promise} who={firstName} />
      {changes.length > 1 && (
        <ul className="mt-1 text-sm text-ink-soft">
          {changes.slice(1).map((one) => (
            <li key={`${one.at} ${one.kind}`}>{changeWords(one, nameOf(one), dates.shortDate(one.at))}</li>
          ))}
        </ul>
      )}
      <div className="mt-1 -ms-2 flex flex-wrap items-center gap-1">
        {state === 'open' ? (
          <>
            <Button size="sm" variant="ghost" aria-label={`Kept: ${text}`} onClick={() => send({ state: 'kept' })}>
              Kept
            </Button>
            <MovePromise
              text={text}
              dueOn={dueOn}
              pending={change.isPending}
              move={(day, done) => send({ dueOn: day }, done)}
            />
            <Button size="sm" variant="ghost" aria-label={`Drop: ${text}`} onClick={() => send({ state: 'dropped' })}>
              Drop
            </Button>
          </>
        ) : (
          <Button size="sm" variant="ghost" aria-label={`Reopen: ${text}`} onClick={() => send({ state: 'open' })}>
            Reopen
          </Button>
        )}
      </div>
    </li>
  )
}

const toneOf = (state: PromiseState, isLate: boolean) => {
  if (state === 'kept') return 'success'
  return isLate ? 'warning' : 'plain'
}
