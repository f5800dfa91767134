import { Plus } from 'lucide-react'

type Question = { question: string; answer: string }

/** Questions that open to their answers, without a script. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="group border-b border-line-strong">
      <summary className="flex list-none items-start justify-between gap-4 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
        <span className="group-hover:underline">{question}</span>
        <Plus aria-hidden className="mt-1 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-45" />
      </summary>
      <p className="max-w-prose pb-6">{answer}</p>
    </details>
  ))
}
