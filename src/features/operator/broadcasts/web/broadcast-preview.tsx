import { linkParts } from '#platform/format/links.ts'
import { paragraphsOf, wordsFor } from '../broadcasts.rules.ts'
import { sellerWords } from './seller.ts'

type Words = { subject: string; text: string; buttonLabel: string; buttonUrl: string }

/** As a member whose name is Ada gets it. */
export function BroadcastPreview({ subject, text, buttonLabel, buttonUrl }: Words) {
  const paragraphs = paragraphsOf(wordsFor(text, 'Ada'))
  return (
    <section aria-labelledby="preview" className="rounded-lg border border-line bg-sheet p-5">
      <h2 id="preview" className="text-sm font-semibold text-ink-soft">
        As Ada gets it
      </h2>
      <p className="mt-3 border-b border-line pb-3 font-semibold wrap-anywhere" dir="auto">
        {wordsFor(subject, 'Ada') || 'No subject yet'}
      </p>
      <div className="mt-4 flex flex-col gap-4 wrap-anywhere">
        {paragraphs.length === 0 && <p className="text-ink-soft">No text yet.</p>}
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names, and are shown alone.
          <p key={at} dir="auto" className="whitespace-pre-line">
            {linkParts(paragraph).map(({ text, url }, at) =>
              url ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <a key={at} href={url} target="_blank" rel="noreferrer" className="link">
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </p>
        ))}
        {buttonLabel && buttonUrl && (
          <p>
            <span className="inline-block rounded-md bg-accent px-5 py-3 text-on-accent">{buttonLabel}</span>
            <span className="mt-2 block text-sm break-all text-ink-soft">{buttonUrl}</span>
          </p>
        )}
      </div>
      <p className="mt-6 border-t border-line pt-3 text-sm text-ink-soft">
        Below it: {sellerWords() || 'your name and postal address'}, and an{' '}
        <span className="underline">Unsubscribe</span> link.
      </p>
    </section>
  )
}
