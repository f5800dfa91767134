import { Button } from '#platform/ui/button/button.tsx'
import { useDecide } from './use-decide.ts'

/** Asked once, above the messages; until it is answered nothing of the file is sent. */
export function ConsentQuestion({ name }: { name: string }) {
  const { decide, isPending } = useDecide(name)
  return (
    <section aria-labelledby="consent-title" className="mb-6 rounded-lg border border-line bg-paper p-4">
      <h3 id="consent-title" className="text-base">
        Let the AI model read your Founder file?
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        Answers here are written by a model at <strong className="font-semibold text-ink">{name}</strong>, outside this
        site. It sees what you write here, the day, your progress and the name of your membership. If you agree, it can
        also look up your pages, numbers, plan, promises, membership, hours and pauses while it answers you, and sees
        what you asked to be remembered. If you don’t, questions about these are answered here, and nothing of your file
        leaves this site.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => decide(true)}>
          Let it read my file
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => decide(false)}>
          Keep my file here
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-soft">You can change this in your settings at any time.</p>
    </section>
  )
}
