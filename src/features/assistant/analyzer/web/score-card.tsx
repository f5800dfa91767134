import { Check, CircleAlert, CircleDashed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { capitalized } from '#platform/format/words.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import type { Reply } from '#shared/endpoint.ts'
import { ClaimView } from '../../claims/web/claim-view.tsx'
import { EarlierScores } from '../../claims/web/earlier-scores.tsx'
import type { analyzeIdea as endpoint } from '../analyzer.contract.ts'
import { questionsFor } from '../analyzer.rules.ts'

export type Analysis = Reply<typeof endpoint>

type ScoreCardProps = {
  result: Analysis
  isPending: boolean
  /** What was answered, as sentences to add to the idea. */
  onFill: (answers: string) => void
}

/** Every criterion in a line with the words it hangs on, then the three questions that would raise the score most. */
export function ScoreCard({ result, isPending, onFill }: ScoreCardProps) {
  const { viability, criteria, claims, history } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const [announced, setAnnounced] = useState('')
  // Read first, whatever else came with it; who is writing meanwhile is told of it where they are.
  useEffect(() => {
    const isWriting = document.activeElement?.matches('input, textarea')
    setAnnounced(isWriting ? `Score card: ${result.viability ?? '–'}/10` : '')
    if (!isWriting) heading.current?.focus()
  }, [result])
  return (
    <section aria-labelledby="score-card" className="mt-6 border-t-2 border-ink pt-4">
      <h3 id="score-card" ref={heading} tabIndex={-1} className="flex items-baseline justify-between gap-3 text-lg">
        Score card
        <span className="text-[3.5rem] leading-none tabular-nums">{viability ?? '–'}/10</span>
      </h3>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {linesOf(result).map(({ name, criterion, claim }) => (
          <li key={name} className="py-2 text-sm">
            <p className="flex items-center justify-between gap-2 font-semibold">
              {capitalized(name)}
              {criterion && <StateChip state={criterion.state} />}
            </p>
            {criterion?.words && <p className="mt-1 break-words text-ink-soft">“{criterion.words}”</p>}
            {claim && <ClaimView claim={claim} />}
          </li>
        ))}
      </ul>
      {history.length > 0 && <EarlierScores history={history} isFileRead={claims !== null} />}
      <Questions
        key={criteria.map(({ state }) => state).join()}
        result={result}
        isPending={isPending}
        onFill={onFill}
      />
    </section>
  )
}

function Questions({ result: { criteria }, isPending, onFill }: ScoreCardProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const questions = questionsFor(criteria)
  const told = questions.flatMap(({ name }) => answers[name]?.trim() || [])
  if (questions.length === 0) return null
  return (
    <form
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onFill(told.map(asSentence).join('\n'))
      }}
    >
      <h4 className="text-base">Fill what’s missing</h4>
      {questions.map(({ name, question }) => (
        <TextArea
          key={name}
          label={question}
          rows={2}
          maxLength={longestAnswer}
          value={answers[name] ?? ''}
          onChange={({ target }) => setAnswers((now) => ({ ...now, [name]: target.value }))}
        />
      ))}
      <Button type="submit" variant="secondary" disabled={told.length === 0} pending={isPending} className="self-start">
        Score it again
      </Button>
    </form>
  )
}

/** What a model judged before criteria stood beside it has none, but the file may count some all the same. */
function linesOf({ criteria, claims }: Analysis) {
  const names = criteria.length > 0 ? criteria.map(({ name }) => name) : (claims ?? []).map(({ name }) => name)
  return names.map((name) => ({
    name,
    criterion: criteria.find((one) => one.name === name),
    claim: claims?.find((one) => one.name === name),
  }))
}

const longestAnswer = 400
const asSentence = (answer: string) => (/[.!?]$/.test(answer) ? answer : `${answer}.`)

type State = Analysis['criteria'][number]['state']

const looks = {
  met: { tone: 'success', Icon: Check },
  claimed: { tone: 'warning', Icon: CircleAlert },
  missing: { tone: 'plain', Icon: CircleDashed },
} as const

function StateChip({ state }: { state: State }) {
  const { tone, Icon } = looks[state]
  return (
    <Chip tone={tone}>
      <Icon aria-hidden />
      {capitalized(state)}
    </Chip>
  )
}
