import { useQuery } from '@tanstack/react-query'
import { QuestionList } from '#platform/ui/question-list.tsx'
import { questions } from '../../web/billing.calls.ts'

/** Common questions before a purchase; the page works without them. */
export function Faq() {
  const { data } = useQuery(questions)
  if (!data || data.length === 0) return null
  return (
    <section
      aria-labelledby="faq"
      className="mt-16 grid gap-x-12 gap-y-5 border-t border-ink pt-6 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="faq" className="text-2xl">
        Frequently asked questions
      </h2>
      <div className="-mt-4">
        <QuestionList questions={data} />
      </div>
    </section>
  )
}
