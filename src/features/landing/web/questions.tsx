import { Plus } from 'lucide-react'
import type { Question } from '#features/membership/content.ts'
import { Section } from './section.tsx'

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Section id="questions" title="Questions people ask first" beside>
      <div className="border-t border-ink">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line-strong">
            <summary className="flex list-none items-start justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              <span className="group-hover:underline">{question}</span>
              <Plus
                aria-hidden
                className="mt-1 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-(--container-prose) pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
