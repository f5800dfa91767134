import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { TalkPromise } from '../promises.contract.ts'
import type { PromiseState } from '../promises.rules.ts'
import { MovePromise } from './move-promise.tsx'
import { OriginLine } from './origin-line.tsx'
import { dueWords } from './promise-words.ts'
import { changeMyPromise } from './promises.calls.ts'

/** What a member promised: to be marked as kept, moved or dropped, or taken back a moment later. */
export function MyPromises({ promises }: { promises: readonly TalkPromise[] }) {
  const [settled, setSettled] = useState<readonly TalkPromise[]>([])
  // One that was just marked stays for as long as the page does, with the way back.
  const gone = settled.filter(({ id }) => !promises.some((promise) => promise.id === id))
  return (
    <ul className="divide-y divide-line">
      {[...promises, ...gone].map((promise) => (
        <MyPromise
          key={promise.id}
          promise={promise}
          onSettled={(changed) => setSettled((before) => [...before.filter(({ id }) => id !== changed.id), changed])}
        />
      ))}
    </ul>
  )
}

type MyPromiseProps = { promise: TalkPromise; onSettled: (promise: TalkPromise) => void }

function MyPromise({ promise, onSettled }: MyPromiseProps) {
  const change = useCall(changeMyPromise)
  const { id, version, text, dueOn, state, isLate } = promise
  const send = (body: { state?: PromiseState; dueOn?: string }, done?: () => void) =>
    change.mutate(
      { params: { promiseId: id }, body: { version, ...body } },
      {
        onSuccess: (changed) => {
          if (changed.state !== 'open') onSettled(changed)
          toast({ title: `Promise ${body.state === 'open' ? 'reopened' : (body.state ?? 'moved')}` })
          done?.()
        },
        onError: showError('Failed to change the promise'),
      },
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 flex-1 basis-48">
        <span dir="auto" className="block font-semibold">
          {text}
        </span>
        <span className={isLate ? 'text-sm text-warning' : 'text-sm text-ink-soft'}>{dueWords(promise)}</span>
        <OriginLine promise={promise} who="you" />
      </span>
      {state === 'open' ? (
        <span className="flex flex-wrap items-center gap-1">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Kept: ${text}`}
            pending={change.isPending}
            onClick={() => send({ state: 'kept' })}
          >
            Kept
          </Button>
          <MovePromise
            text={text}
            dueOn={dueOn}
            pending={change.isPending}
            move={(day, done) => send({ dueOn: day }, done)}
          />
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Drop: ${text}`}
            disabled={change.isPending}
            onClick={() => send({ state: 'dropped' })}
          >
            Drop
          </Button>
        </span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${back(state)}: ${text}`}
          pending={change.isPending}
          onClick={() => send({ state: 'open' })}
        >
          {back(state)}
        </Button>
      )}
    </li>
  )
}

const back = (state: PromiseState) => (state === 'kept' ? 'Not kept yet' : 'Reopen')
