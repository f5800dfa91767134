import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import { messageLimit } from '../../assistant.rules.ts'
import type { analyzeIdea as endpoint } from '../analyzer.contract.ts'
import { analysisMessage, analysisTitle } from '../analyzer.rules.ts'
import { analyzeIdea } from './analyzer.calls.ts'
import { QuickPrompts } from './quick-prompts.tsx'

type Send = (message: string, title?: string) => Promise<boolean>
type ToolsPanelProps = { disabled: boolean; hasConversation: boolean; onSend: Send }

export function ToolsPanel({ disabled, hasConversation, onSend }: ToolsPanelProps) {
  return (
    <section aria-labelledby="tools-heading" className="flex flex-col gap-6">
      <h2 id="tools-heading" className="text-xl">
        AI Tools
      </h2>
      <IdeaAnalyzer disabled={disabled} hasConversation={hasConversation} onSend={onSend} />
      <QuickPrompts disabled={disabled} onSend={onSend} />
    </section>
  )
}

function IdeaAnalyzer({ disabled, hasConversation, onSend }: ToolsPanelProps) {
  const [idea, setIdea] = useState('')
  const [earlier, setEarlier] = useState<Reply<typeof endpoint>['history']>([])
  const analysis = useCall(analyzeIdea)
  const words = idea.trim()

  const bring = async (result: Reply<typeof endpoint>) => {
    // Another implementation of this API may leave it out.
    setEarlier(result.history ?? [])
    const sent = await onSend(analysisMessage(words, result), hasConversation ? undefined : analysisTitle)
    if (!sent) return unprocessed()
    setIdea('')
    toast({
      title: 'Analysis Complete',
      description: 'Your business idea has been analyzed and added to the chat.',
    })
  }
  const submit = () =>
    analysis.mutate(
      { body: { idea: words } },
      { onSuccess: (result) => bring(result).catch(unprocessed), onError: failed },
    )

  return (
    <form
      className="border-t-2 border-ink pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3 className="text-lg">Idea Analyzer</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        Tell us who has the problem, what they pay today and what you’ve learned.
      </p>
      <TextArea
        label="Business idea"
        rows={6}
        maxLength={messageLimit}
        value={idea}
        onChange={({ target }) => setIdea(target.value)}
      />
      <Button type="submit" className="mt-3" disabled={words === '' || disabled} pending={analysis.isPending}>
        Analyze Idea
      </Button>
      {earlier.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          Earlier scores for this idea: {earlier.map(({ viability }) => viability ?? 'none').join(', ')}
        </p>
      )}
    </form>
  )
}

const failed = (error: Error) =>
  toast({
    title: 'Analysis Failed',
    description: userMessage(error, 'Failed to analyze business idea'),
    variant: 'destructive',
  })

const unprocessed = () => {
  toast({
    title: 'Analysis Error',
    description: 'Failed to process the analysis. Please try again.',
    variant: 'destructive',
  })
}
