import { counted } from '#platform/format/numbers.ts'
import { capitalized } from '#platform/format/words.ts'
import { emptyPlaces, missingOn } from '../../pages/judge-page.ts'
import { meaningsOf } from '../../pages/meanings-of.ts'
import { toAnswers, workOutPage } from '../../pages/work-out-page.ts'
import type { Place } from '../../worksheets/places.ts'
import { carriedOf } from '../page-model.ts'
import type { PageForm } from './use-page-form.ts'

const mostNamed = 6

/** What the page's own rules say is missing. It is loaded, and says something, only when asked. */
export function Guidance({ form: { filled, model, held } }: { form: PageForm }) {
  const worked = workOutPage(model, held, carriedOf(filled))
  const empty = [...new Set(emptyPlaces(model, worked).map(nameOf))]
  const gaps = missingOn(model, held, worked)
  if (empty.length + gaps.length === 0)
    return <p className="text-sm">Nothing. This page has everything a good one has.</p>
  return (
    <>
      <p className="sr-only">{counted(empty.length + gaps.length, 'thing')} missing</p>
      {/* Where it stands is read out, which this would be at each key. */}
      <ul aria-live="off" className="list-disc space-y-1 ps-5 text-sm">
        {empty.length > 0 && <li>Still empty: {inWords(empty)}</li>}
        {gaps.map((says) => (
          <li key={says}>{capitalized(says)}</li>
        ))}
      </ul>
    </>
  )
}

const nameOf = ({ label }: Place) => label

const inWords = (names: readonly string[]) => {
  const more = names.length - mostNamed
  return more > 0 ? `${names.slice(0, mostNamed).join(' · ')} · and ${more} more` : names.join(' · ')
}

/** What the member's own figures mean, in plain words, as they are typed. */
export function Meanings({ form: { filled, model, held, currency } }: { form: PageForm }) {
  const sentences = meaningsOf(model, model.means, toAnswers(model, held, carriedOf(filled)), currency)
  if (sentences.length === 0) return null
  return (
    <section aria-labelledby="figures-mean" className="mt-6 rounded-md bg-accent-soft px-4 py-3">
      <h3 id="figures-mean" className="text-base">
        What your numbers say
      </h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
    </section>
  )
}
