import { useUser } from '#features/identity/web/public.ts'
import { listKept } from '#platform/web/writing/kept-here.ts'

/**
 * What a coach wrote for a client whom, or a page that, they can’t reach any more: nothing of theirs is lost. `drafts` is
 * how the names of the texts begin. Renders nothing where there is none.
 */
export function NotSent({ drafts, again }: { drafts: string; again: string }) {
  const memberId = useUser()?.id ?? ''
  const texts = listKept(memberId, drafts)
  if (texts.length === 0) return null
  return (
    <section aria-label="Not sent" className="mt-6 rounded-md border border-warning/35 bg-warning-soft p-4">
      <h3 className="text-lg">What you wrote wasn’t sent</h3>
      <p className="mt-1 text-sm">It’s kept on this device, and will be back if {again}.</p>
      {texts.map(({ name, text }) => (
        <p key={name} dir="auto" className="mt-3 break-words whitespace-pre-line">
          {text}
        </p>
      ))}
    </section>
  )
}
