import { Star } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { ResourceDetail } from '../../resources/resources.contract.ts'
import { ratingWords } from '../../web/resource-format.ts'
import { mostStars } from '../ratings.rules.ts'
import { rateResource } from './ratings.calls.ts'

const everyStar = Array.from({ length: mostStars }, (_, at) => at + 1)

/** Five stars, for members who have downloaded it; a new rating replaces the old one. */
export function ResourceRating({ resource }: { resource: ResourceDetail }) {
  const { chosen, choose, send, ...acts } = useRating(resource.id)
  const stars = chosen ?? resource.stars ?? 0
  return (
    <fieldset
      className="border-t border-line pt-5"
      {...acts}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || send()}
    >
      <legend className="float-left mb-2 w-full font-display text-xl font-medium">Your rating</legend>
      <div className="clear-both flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ml-2 flex">
          {everyStar.map((one) => (
            <label
              key={one}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="stars"
                value={one}
                checked={one === stars}
                onChange={() => choose(one)}
                className="sr-only"
              />
              <Star aria-hidden className={one <= stars ? 'size-6 fill-ridge text-ridge' : 'size-6 text-line-strong'} />
              <span className="sr-only">{counted(one, 'star')}</span>
            </label>
          ))}
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {ratingWords(resource) ?? 'Not rated yet'}
        </p>
      </div>
    </fieldset>
  )
}

/** Milliseconds of rest after which a choice is meant: the arrow keys pass over every star on the way. */
const rest = 600

/** What is pointed at is sent right away, by keys once one rests or goes on; one after the other, and of several the last. */
function useRating(resourceId: string) {
  const { mutateAsync } = useCall(rateResource)
  const [chosen, setChosen] = useState<number | null>(null)
  const waiting = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const isPointedAt = useRef(false)

  const sendLater = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, rest)
  }
  const send = () => {
    clearTimeout(timer.current)
    const stars = waiting.current
    if (stars === undefined || isSending.current) return
    waiting.current = undefined
    isSending.current = true
    void mutateAsync({ params: { resourceId }, body: { stars } })
      .catch((error: unknown) => {
        // What was chosen since is tried for itself.
        if (waiting.current === undefined) setChosen(null)
        toast({
          title: 'Rating failed',
          description: userMessage(error, 'Something went wrong. Please try again.'),
          variant: 'destructive',
        })
      })
      .finally(() => {
        isSending.current = false
        sendLater()
      })
  }
  const leave = useEffectEvent(send)
  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
  const choose = (stars: number) => {
    setChosen(stars)
    waiting.current = stars
    if (isPointedAt.current) send()
    else sendLater()
  }
  const onPointerDown = () => {
    isPointedAt.current = true
  }
  const onKeyDown = () => {
    isPointedAt.current = false
  }
  return { chosen, choose, send, onPointerDown, onKeyDown }
}
