import { useQuery } from '@tanstack/react-query'
import { Marked } from '../../fields/web/marked.tsx'
import { filePages } from './binder.calls.ts'
import { figureLabel } from './key-figure.tsx'

/** The one figure of the page that a lesson was done on, where it came to something, and where that is used next. */
export function MadeInLesson({ subModuleId }: { subModuleId: string }) {
  const page = useQuery(filePages).data?.pages.find(({ subModuleIds }) => subModuleIds.includes(subModuleId))
  if (!page) return null
  const { keyFigure, goesInto } = page
  const figure = keyFigure && !isZero(keyFigure.text) ? keyFigure : null
  if (!figure && !goesInto) return null
  return (
    <p className="mt-2">
      {figure && (
        <>
          On your page: {figureLabel(figure)}{' '}
          <strong className="font-semibold tabular-nums">
            <Marked mark={figure.mark}>{figure.text}</Marked>
          </strong>
          {/[.!?…]$/.test(figure.text) ? ' ' : '. '}
        </>
      )}
      {goesInto && (
        <>
          {figure ? 'Your page' : 'What you wrote'} comes back in <em>{goesInto}</em>.
        </>
      )}
    </p>
  )
}

const isZero = (text: string) => /\d/.test(text) && !/[1-9]/.test(text)
