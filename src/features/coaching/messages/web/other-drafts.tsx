import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { keepHere, listKept, readKept } from '#platform/web/writing/kept-here.ts'

type OtherDraftsProps = { own: string; coach: string; onTaken: () => void }

/** What was begun to an earlier coach and not sent: shown beside the box, and only put into it by the member. */
export function OtherDrafts({ own, coach, onTaken }: OtherDraftsProps) {
  const memberId = useUser()?.id ?? ''
  const [gone, setGone] = useState<readonly string[]>([])
  const drafts = listKept(memberId, 'message:coach').filter(({ name }) => name !== own && !gone.includes(name))
  if (drafts.length === 0) return null
  const remove = (name: string) => {
    keepHere(memberId, name, '')
    setGone([...gone, name])
  }
  const take = ({ name, text }: (typeof drafts)[number]) => {
    const begun = readKept(memberId, own)
    keepHere(memberId, own, begun.trim() ? `${begun.trimEnd()}\n\n${text}` : text)
    remove(name)
    onTaken()
  }
  return (
    <section aria-label="Not sent" className="mt-5 rounded-md border border-warning/35 bg-warning-soft p-4">
      <h3 className="text-lg">Written earlier and not sent</h3>
      <p className="mt-1 text-sm">It may have been for an earlier coach. {coach} can’t see it.</p>
      {drafts.map((draft) => (
        <div key={draft.name} className="mt-3">
          <p dir="auto" className="break-words whitespace-pre-line">
            {draft.text}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button size="sm" variant="secondary" onClick={() => take(draft)}>
              Put it in the message
            </Button>
            <Button size="sm" variant="ghost" onClick={() => remove(draft.name)}>
              Delete it
            </Button>
          </div>
        </div>
      ))}
    </section>
  )
}
