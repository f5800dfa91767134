import type { Block } from '#features/program/lesson.ts'
import { LessonBody, type LessonLink } from '#features/program/web/public.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { Thread } from '../../messages/messages.contract.ts'

export type Quote = NonNullable<Thread['messages'][number]['quotes']>[number]

type QuotesProps = {
  quotes: readonly Quote[]
  /** Who talked to the assistant, as the reader knows them. */
  member: string
}

/** What was handed over from the assistant: the same before it is sent and in the thread, to both. */
export function Quotes({ quotes, member }: QuotesProps) {
  const dates = useDates()
  return (
    <div className="whitespace-normal">
      <Chip>Handed over from the assistant</Chip>
      <ol className="mt-2 space-y-3">
        {quotes.map(({ from, at, text, blocks }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes
          <li key={index} className="border-s-2 border-line-strong ps-3">
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
              <span className="font-semibold text-ink">{from === 'member' ? member : 'The assistant'}</span>
              <time dateTime={at}>{dates.moment(at)}</time>
            </p>
            <blockquote className="mt-1 min-w-0 wrap-anywhere [&_.prose]:text-base">
              {blocks ? (
                <LessonBody lesson={blocks.map(asText)} link={WithoutAddress} isCopy />
              ) : (
                <p dir="auto" className="whitespace-pre-wrap">
                  {text}
                </p>
              )}
            </blockquote>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** In a quote nothing leads anywhere: coaches have other addresses than members, and a text could be anyone’s. */
const WithoutAddress: LessonLink = ({ children }) => children

/** A quote has no part in the outline of the page that it stands on. */
const asText = (block: Block): Block =>
  block.kind === 'heading' ? { kind: 'paragraph', inline: [{ kind: 'strong', inline: block.inline }] } : block
