import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { questions } from './calls.ts'

/** The questions before a purchase; without them the page stands all the same. */
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
        {data.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line-strong last:border-b-0">
            <summary className="flex list-none items-start justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              <span className="group-hover:underline">{question}</span>
              <Plus
                aria-hidden
                className="mt-1 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
