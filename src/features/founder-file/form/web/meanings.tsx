import { meaningsOf } from '../../pages/meanings-of.ts'
import { toAnswers } from '../../pages/work-out-page.ts'
import { carriedOf } from '../page-model.ts'
import type { PageForm } from './use-page-form.ts'

/** What the member's own figures mean, in plain words, as they are typed. */
export function Meanings({ form: { filled, model, held, currency } }: { form: PageForm }) {
  const sentences = meaningsOf(model, model.means, toAnswers(model, held, carriedOf(filled)), currency)
  if (sentences.length === 0) return null
  return (
    <section aria-labelledby="figures-mean" className="mt-6 rounded-md bg-accent-soft px-4 py-3">
      <h3 id="figures-mean" className="text-base">
        What your figures say
      </h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
    </section>
  )
}
