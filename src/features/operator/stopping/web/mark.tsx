import { useDates } from '#platform/web/zone.ts'

/** Where the content changed, so that what came before isn’t taken for what came after. */
export function Mark({ at, isNew, title }: { at: string; isNew: boolean; title?: string }) {
  const dates = useDates()
  return (
    <span className="mt-1 block font-normal text-info">
      <span aria-hidden>▲ </span>
      {title && `“${title}” `}
      {isNew ? 'New on' : 'Changed on'} {dates.shortDate(at)}
    </span>
  )
}
