import { Marked } from '../../fields/web/marked.tsx'
import type { PageLine } from '../../pages/pages.contract.ts'

/** A figure that was saved with an older page has the number of its line: `5  Left over`. */
const lineNumber = /^\d+ {2}/
export const figureLabel = ({ label }: { label: string }): string => label.replace(lineNumber, '')

/** The one figure that a page is for, with its name: a runway sheet's burn below zero is good news and would read as a loss. */
export function KeyFigure({ figure }: { figure: NonNullable<PageLine['keyFigure']> }) {
  const { text, mark } = figure
  return (
    <dl className="flex max-w-[45%] flex-col-reverse text-right">
      <dt className="truncate text-sm text-ink-soft">{figureLabel(figure)}</dt>
      <dd className="line-clamp-2 font-display font-semibold tabular-nums">
        <Marked mark={mark}>{text}</Marked>
      </dd>
    </dl>
  )
}
