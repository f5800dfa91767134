import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { assistantStatus } from '../../quota/web/quota.calls.ts'
import { useDecide } from './use-decide.ts'

/** In the settings, where a model outside of this site answers: whether it may read the member's file. */
export function ConsentSection() {
  const outside = useQuery(assistantStatus).data?.outside
  return outside ? <Consent {...outside} /> : null
}

function Consent({ name, isGiven }: { name: string; isGiven: boolean | null }) {
  const { decide, isPending } = useDecide(name)
  return (
    <Card id="ai-model" aria-labelledby="ai-model-title" className="scroll-mt-24">
      <CardHeader
        id="ai-model-title"
        title="AI model"
        lead={`The assistant’s answers are written by a model at ${name}, outside this site.`}
      />
      <p role="status" className="text-sm">
        {isGiven
          ? 'It can look up your pages, numbers, plan, promises, membership, hours and pauses while it answers you, and sees what you asked to be remembered.'
          : 'It sees what you write to the assistant, the day, your progress and the name of your membership. It doesn’t see your Founder file, your hours and pauses, or what you asked to be remembered: questions about these are answered on this site.'}
      </p>
      <Button variant="secondary" className="mt-4" disabled={isPending} onClick={() => decide(!isGiven)}>
        {isGiven ? 'Keep my file here' : 'Let it read my Founder file'}
      </Button>
      {isGiven && (
        <p className="mt-2 text-xs text-ink-soft">
          From then on nothing of your file is sent. What was sent before can’t be taken back from {name}.
        </p>
      )}
    </Card>
  )
}
