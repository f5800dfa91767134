import type { Question } from '#features/membership/membership.content.ts'
import { QuestionList } from '#platform/ui/question-list.tsx'
import { Section } from './section.tsx'

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Section id="questions" title="Frequently asked questions" beside>
      <div className="border-t border-ink">
        <QuestionList questions={questions} />
      </div>
    </Section>
  )
}
