import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { useDecide } from '../../consent/web/use-decide.ts'
import { assistantStatus } from '../../quota/web/quota.calls.ts'

/** Whether this analysis may read the member's file: off until it was chosen once, then what was chosen last. */
export function useFileChoice() {
  const status = useQuery(assistantStatus).data
  // A coach has no Founder file.
  const isOffered = useUser()?.userRole === 'client'
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isWanted = chosen ?? status?.analyzerReadsFile ?? false
  const outside = status?.outside ?? null
  const needsConsent = outside !== null && outside.isGiven !== true
  const readsFile = isOffered && isWanted && !needsConsent
  return { isOffered, isWanted, choose: setChosen, outside, needsConsent, readsFile }
}

type Choice = ReturnType<typeof useFileChoice>

export function FileChoice({ isOffered, isWanted, choose, outside, needsConsent }: Choice) {
  if (!isOffered) return null
  return (
    <div className="mt-3">
      <CheckField
        label="Let it read my Founder file"
        hint={
          outside
            ? `For this analysis. The figures on your pages that bear on your idea are sent to the model at ${outside.name}.`
            : 'For this analysis, on this site. It then shows which parts of your idea your pages back up.'
        }
        checked={isWanted}
        onChange={({ target }) => choose(target.checked)}
      />
      {isWanted && needsConsent && outside && <Asked name={outside.name} onRefuse={() => choose(false)} />}
    </div>
  )
}

function Asked({ name, onRefuse }: { name: string; onRefuse: () => void }) {
  const { decide, isPending } = useDecide(name)
  return (
    <fieldset className="mt-3 rounded-md border border-line bg-paper p-3 text-sm">
      <legend className="sr-only">Your consent</legend>
      <p>
        The model at <strong className="font-semibold">{name}</strong> is outside this site. It reads nothing of your
        file before you agree; until then your idea is scored by its text alone.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" disabled={isPending} onClick={() => decide(true)}>
          I agree
        </Button>
        <Button size="sm" variant="secondary" onClick={onRefuse}>
          Don’t read it
        </Button>
      </div>
    </fieldset>
  )
}
