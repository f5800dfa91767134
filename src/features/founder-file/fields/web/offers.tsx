import { useState } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { placeText } from '../../pages/figure-text.ts'
import type { Offer } from '../../pages/filled-page.ts'
import type { Place } from '../../worksheets/places.ts'
import { SuggestedDate } from './suggested-date.tsx'

type OffersProps = { form: PageForm; place: Place; address: string; label: string }

/** What can be taken over by one tap. */
export function Offers(props: OffersProps) {
  const { form, place, address } = props
  const isEmpty = form.value(address) === null && form.filled.carried[address] === undefined
  return (
    <>
      {place.suggest && isEmpty && <SuggestedDate {...props} suggest={place.suggest} />}
      <OfOthers {...props} />
    </>
  )
}

/** What stands elsewhere for the same figure of the same day, where it is something else. */
function OfOthers({ form, place, address, label }: OffersProps) {
  const offers = otherThan(form, address)
  // While it is typed, half a number is something else too.
  if (!form.isOpen || form.outbox.page(form.filled.page.id).unsaved(address).length > 0) return null
  return offers.map(({ value, mark, from }) => {
    const text = placeText(value, place, form.currency)
    return (
      <div
        key={`${from.pageId} ${value}`}
        className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-sm print:hidden"
      >
        <p className="text-ink-soft">
          <em>{from.title}</em>
          {from.pageId === null ? ` has ${text}, ${dayOf(from)}` : ` says ${text} for the same day, ${dayOf(from)}`}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3"
          aria-label={`Use ${text} from ${from.title}: ${label}`}
          onClick={() => form.set(address, value, mark ?? undefined)}
        >
          Use {text}
        </Button>
      </div>
    )
  })
}

const dayOf = ({ date }: Offer['from']) => calendarDates.shortDate(date)

/** From so many on one tap for all is worth its place. */
const several = 2

/** Takes over everything that other pages and entries hold for what is empty here, with one tap. */
export function UseAllOffers({ form }: { form: PageForm }) {
  const [taken, setTaken] = useState(0)
  const offered = Object.keys(form.filled.offers ?? {}).flatMap((address) => {
    const [offer] = form.value(address) === null ? otherThan(form, address) : []
    return offer && form.filled.carried[address] === undefined ? [{ address, ...offer }] : []
  })
  const takeAll = () => {
    for (const { address, value, mark } of offered) form.set(address, value, mark ?? undefined)
    setTaken(offered.length)
  }
  if (!form.isOpen || (offered.length < several && taken === 0)) return null
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-3 text-sm print:hidden">
      <p role="status" className="text-ink-soft">
        {taken > 0
          ? `${counted(taken, 'answer')} filled in. ${taken === 1 ? 'You can still change it.' : 'You can still change each one.'}`
          : `${counted(offered.length, 'answer')} for this page are in your file already.`}
      </p>
      {taken === 0 && (
        <Button variant="secondary" size="sm" onClick={takeAll}>
          Use all {offered.length}
        </Button>
      )}
    </div>
  )
}

/** An entry of its own fills what is empty, and never stands against what was typed. */
function otherThan(form: PageForm, address: string): Offer[] {
  const own = form.value(address)
  const said = own ?? form.filled.carried[address]?.value
  const all = form.filled.offers?.[address] ?? []
  const others = all.filter(({ value, from }) => value !== said && (own === null || from.pageId !== null))
  return others.filter(({ value }, index) => others.findIndex((other) => other.value === value) === index)
}
