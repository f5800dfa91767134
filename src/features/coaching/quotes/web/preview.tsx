import type { ChatMessage } from '#features/assistant/web/public.ts'
import { useUser } from '#features/identity/web/public.ts'
import { fullName } from '../../coaching.rules.ts'
import { Quotes } from './quotes.tsx'

type PreviewProps = { coach: string; note: string; messages: readonly ChatMessage[] }

/** Drawn by what draws it in the coach's thread. */
export function Preview({ coach, note, messages }: PreviewProps) {
  const user = useUser()
  const quotes = messages.map(({ role, createdAt, content, blocks }) => ({
    from: role === 'user' ? ('member' as const) : ('assistant' as const),
    at: createdAt,
    text: content,
    blocks,
  }))
  return (
    <section aria-labelledby="handed-preview">
      <h3 id="handed-preview" className="text-sm font-semibold">
        What {coach} will see
      </h3>
      <div className="mt-1.5 rounded-lg border border-line bg-sunken px-4 py-2.5">
        {quotes.length === 0 ? (
          <p className="text-ink-soft">Nothing yet: choose a message above.</p>
        ) : (
          <>
            {note && (
              <p dir="auto" className="mb-3 wrap-anywhere whitespace-pre-line">
                {note}
              </p>
            )}
            <Quotes quotes={quotes} member={user ? fullName(user) : ''} />
          </>
        )}
      </div>
    </section>
  )
}
