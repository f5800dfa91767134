import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { isUnanswered } from '#platform/web/offline/is-unanswered.ts'
import { useCall } from '#platform/web/queries.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { messageLimit } from '../../assistant.rules.ts'
import { FileChoice, useFileChoice } from '../../claims/web/file-choice.tsx'
import { analysisMessage, analysisTitle } from '../analyzer.rules.ts'
import { analyzeIdea } from './analyzer.calls.ts'
import { QuickPrompts } from './quick-prompts.tsx'
import { type Analysis, ScoreCard } from './score-card.tsx'

type Send = (message: string, title?: string, onTaken?: () => void) => Promise<boolean>
type AnalyzerProps = {
  disabled: boolean
  hasConversation: boolean
  /** Brings an analysis into the chat and stays where its score card is. */
  onBring: Send
}
type ToolsPanelProps = AnalyzerProps & { onSend: Send }

export function ToolsPanel({ disabled, hasConversation, onSend, onBring }: ToolsPanelProps) {
  return (
    <section aria-labelledby="tools-heading" className="flex flex-col gap-6">
      <h2 id="tools-heading" className="text-xl">
        AI Tools
      </h2>
      <IdeaAnalyzer disabled={disabled} hasConversation={hasConversation} onBring={onBring} />
      <QuickPrompts disabled={disabled} onSend={onSend} />
    </section>
  )
}

/** Under which name an idea is kept while it’s written. */
const ideaName = 'idea'

function IdeaAnalyzer({ disabled, hasConversation, onBring }: AnalyzerProps) {
  const memberId = useUser()?.id ?? ''
  const [idea, setIdea] = useState(() => readKept(memberId, ideaName))
  const [card, setCard] = useState<{ idea: string; result: Analysis } | null>(null)
  const analysis = useCall(analyzeIdea)
  const choice = useFileChoice()
  const words = idea.trim()
  const write = (text: string) => {
    setIdea(text)
    keepHere(memberId, ideaName, text)
  }
  /** What was typed since stays. */
  const taken = (analyzed: string) => {
    setIdea((now) => (now.trim() === analyzed ? '' : now))
    if (readKept(memberId, ideaName).trim() === analyzed) keepHere(memberId, ideaName, '')
  }

  const bring = async (analyzed: string, result: Analysis) => {
    // Another implementation of this API may leave these out.
    const whole = {
      ...result,
      criteria: result.criteria ?? [],
      claims: result.claims ?? null,
      history: result.history ?? [],
    }
    setCard({ idea: analyzed, result: whole })
    const title = hasConversation ? undefined : analysisTitle
    const sent = await onBring(analysisMessage(analyzed, result), title, () => taken(analyzed))
    if (!sent) return unprocessed()
    toast({
      title: 'Analysis Complete',
      description: 'Your business idea has been analyzed and added to the chat.',
    })
  }
  const analyze = (words: string, ideaId?: string) =>
    analysis.mutate(
      { body: { idea: words, ...(ideaId && { ideaId }), ...(choice.readsFile && { readFile: true }) } },
      { onSuccess: (result) => bring(words, result).catch(unprocessed), onError: failed },
    )

  return (
    <div className="border-t-2 border-ink pt-4">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          analyze(words)
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
          onChange={({ target }) => write(target.value)}
        />
        <FileChoice {...choice} />
        <Button type="submit" className="mt-3" disabled={words === '' || disabled} pending={analysis.isPending}>
          Analyze Idea
        </Button>
      </form>
      {card && (
        <ScoreCard
          result={card.result}
          isPending={analysis.isPending || disabled}
          onFill={(answers) => analyze(`${card.idea}\n${answers}`.slice(0, messageLimit), card.result.ideaId)}
        />
      )}
    </div>
  )
}

const failed = (error: Error) =>
  toast({
    title: 'Analysis Failed',
    description: isUnanswered(error)
      ? 'You seem to be offline. Your idea stays here: analyze it once you’re back.'
      : userMessage(error, 'Failed to analyze business idea'),
    variant: 'destructive',
  })

const unprocessed = () => {
  toast({
    title: 'Analysis Error',
    description: 'Failed to process the analysis. Please try again.',
    variant: 'destructive',
  })
}
