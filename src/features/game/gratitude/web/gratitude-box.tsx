import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { counted, plural } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import { gameProfile } from '../../profile/web/profile.calls.ts'
import { NewRewards } from '../../rewards/web/new-rewards.tsx'
import type * as contract from '../gratitude.contract.ts'
import { gratitudeLimits } from '../gratitude.rules.ts'
import { EarlierLines } from './earlier-lines.tsx'
import { gratitude, writeGratitude } from './gratitude.calls.ts'
import { useLine } from './use-line.ts'

/** One line a day: what `#gratitude` leads to. A second entry on the same day replaces the first. */
export function GratitudeBox() {
  const headingId = useId()
  const { data, isError } = useQuery(gratitude)
  const { text, write, forget } = useLine(data)
  const queries = useQueryClient()
  const save = useCall(writeGratitude)
  const profile = useQuery(gameProfile).data
  const [before, setBefore] = useState<typeof profile>()
  const isNew = text.trim() !== '' && text.trim() !== data?.text

  const submit = () => {
    if (!isNew || save.isPending) return
    setBefore(profile)
    save.mutate({ body: { text: text.trim() } }, { onSuccess: saved, onError: refused })
  }

  const saved = (line: Reply<typeof contract.writeGratitude>) => {
    queries.setQueryData(gratitude.queryKey, (before) => before && { ...before, ...line })
    forget(text)
    told(line)
  }

  return (
    <Card aria-labelledby={headingId} className="grow">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-xl">
          Gratitude
        </h2>
        {data && <Streak days={data.gratitudeStreak} />}
      </div>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextArea
          id="gratitude"
          label="What are you grateful for today?"
          rows={2}
          className="[&_textarea]:field-sizing-content [&_textarea]:min-h-20"
          maxLength={gratitudeLimits.text}
          value={text}
          disabled={!data && !isError}
          hint={hintFor(data?.text ?? null, isNew)}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
        />
        <Button type="submit" className="mt-3" disabled={!isNew} pending={save.isPending}>
          Save
        </Button>
      </form>
      <NewRewards since={before} />
      {data && <EarlierLines lines={data.earlier} />}
    </Card>
  )
}

function Streak({ days }: { days: number }) {
  return (
    <p className="text-sm text-ink-soft">
      {days > 0 ? (
        <>
          <span className="font-semibold text-ink tabular-nums">{days}</span> {plural(days, 'day')} in a row
        </>
      ) : (
        'One line starts a streak'
      )}
    </p>
  )
}

function hintFor(written: string | null, isNew: boolean): string {
  if (written === null) return 'One sentence is plenty. Only you can read it.'
  return isNew ? 'Not saved yet. Saving replaces what you wrote today.' : 'Saved for today. You can still edit it.'
}

function told({ pointsAwarded, gratitudeStreak }: { pointsAwarded: number; gratitudeStreak: number }) {
  const streak = `${counted(gratitudeStreak, 'day')} in a row.`
  toast({
    title: 'Gratitude saved',
    description: pointsAwarded > 0 ? `+${pointsAwarded} points. ${streak}` : streak,
  })
}

const refused = showError('Your entry wasn’t saved. Please try again.')
