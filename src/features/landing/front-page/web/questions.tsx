import type { Question } from '#features/membership/membership.content.ts'
import { QuestionList } from '#platform/ui/question-list.tsx'
import { Section } from './section.tsx'

type QuestionsProps = { title: string; questions: readonly Question[] }

export function Questions({ title, questions }: QuestionsProps) {
  return (
    <Section id="questions" title={title} beside>
      <div className="border-t border-ink">
        <QuestionList questions={questions} />
      </div>
    </Section>
  )
}
