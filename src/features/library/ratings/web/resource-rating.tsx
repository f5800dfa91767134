import { Star } from 'lucide-react'
import { useState } from 'react'
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
  const { mutate } = useCall(rateResource)
  const [chosen, setChosen] = useState<number | null>(null)
  const stars = chosen ?? resource.stars ?? 0
  const rate = (to: number) => {
    setChosen(to)
    mutate(
      { params: { resourceId: resource.id }, body: { stars: to } },
      {
        onError: (error) => {
          setChosen(null)
          toast({
            title: 'Rating failed',
            description: userMessage(error, 'Something went wrong. Please try again.'),
            variant: 'destructive',
          })
        },
      },
    )
  }
  return (
    <fieldset className="border-t border-line pt-5">
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
                onChange={() => rate(one)}
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
