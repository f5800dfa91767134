import { Link } from '@tanstack/react-router'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { Running } from '../running.contract.ts'
import { countWords, returnWords } from '../running.rules.ts'

/** The exercises that run, a line each. */
export function RunningLines({ running, today }: { running: readonly Running[]; today: string }) {
  if (running.length === 0) return null
  return (
    <ul aria-label="Running exercises" className="mt-4 flex flex-col border-t border-line max-w-[38rem]">
      {running.map((one) => (
        <li key={one.subModuleId} className="border-b border-line">
          <Link
            to={lessonPath({ id: one.subModuleId, moduleId: one.moduleId })}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 no-underline hover:underline hover:underline-offset-4"
          >
            <span>
              <span className="font-semibold tabular-nums">{countWords(one)}</span>
              {countWords(one) !== one.title && <span className="text-ink-soft"> · {one.title}</span>}
            </span>
            {one.backOn && (
              <span className={one.isBack ? 'text-sm font-semibold text-accent' : 'text-sm text-ink-soft'}>
                {returnWords(one.backOn, today)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
