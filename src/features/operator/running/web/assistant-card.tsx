import { useState } from 'react'
import { costText, counted, numberText } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import type { Running } from '../running.contract.ts'
import { FactList } from './fact-list.tsx'
import { switchAssistant } from './running.calls.ts'

type Assistant = Running['assistant']

export function AssistantCard({ assistant }: { assistant: Assistant }) {
  const { monthTokens, monthFreeTokens, monthLimit, today, month } = assistant
  return (
    <Card id="assistant" aria-labelledby="assistant-title">
      <CardHeader id="assistant-title" title="Assistant" />
      <FactList
        facts={[
          ['Answers now', <WhoAnswers key="who" assistant={assistant} />],
          ...useOf('Today', today),
          ...useOf('This month', month),
          [
            'Tokens this month',
            monthLimit === null
              ? `${numberText(monthTokens)}, no ceiling`
              : `${numberText(monthTokens)} of ${numberText(monthLimit)}`,
          ],
          ...(monthFreeTokens > 0 ? [freePlan(monthFreeTokens)] : []),
        ]}
      />
      {assistant.model && <ModelSwitch isOn={assistant.offSince === null} />}
    </Card>
  )
}

const freePlan = (tokens: number): [string, string] => ['Of these on the free plan', numberText(tokens)]

function WhoAnswers({ assistant: { model, offSince, isStopped, monthSpent } }: { assistant: Assistant }) {
  const dates = useDates()
  if (isStopped) return 'No one: AI_ANSWERS is off'
  if (model === null || monthSpent === 'all') return 'The built-in guide'
  return offSince ? `The built-in guide, since ${dates.moment(offSince)}` : model
}

const useOf = (when: string, lines: Assistant['today']): [string, string][] =>
  lines.length === 0
    ? [[when, 'no questions']]
    : lines.map(({ model, sends, tokens, cost }) => [
        `${when}, ${model}`,
        [
          counted(sends, 'question'),
          ...(tokens > 0 ? [counted(tokens, 'token')] : []),
          ...(cost !== null && tokens > 0 ? [costText(cost)] : []),
        ].join(' · '),
      ])

function ModelSwitch({ isOn }: { isOn: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const call = useCall(switchAssistant)
  const label = isOn ? 'Turn the AI model off' : 'Turn the AI model on'
  const send = (reason: string) =>
    call.mutate(
      { body: { isOn: !isOn, reason } },
      {
        onSuccess: () => {
          toast({ title: 'Done', description: isOn ? 'The built-in guide answers now.' : 'The AI model answers now.' })
          setAsking(false)
        },
        onError: showError(),
      },
    )
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        {label}…
      </Button>
      {isAsking && (
        <ReasonDialog
          label={label}
          lead={
            isOn
              ? 'Members get the built-in guide from their next question, on every server. What is being written is finished.'
              : 'Members’ next questions go to the AI model again, on every server.'
          }
          pending={call.isPending}
          onClose={() => setAsking(false)}
          onGiven={send}
        />
      )}
    </>
  )
}
