import { type ReactNode, use } from 'react'
import type { Block } from '../lesson.ts'
import { plainText } from '../plain-text.ts'
import { drawInline } from './draw-inline.tsx'
import { LessonContext, type Ticks } from './lesson-context.ts'

type LessonItemProps = { checked: boolean | null; first: Block | undefined; children: ReactNode }

/** One list item; a task item is a real checkbox. */
export function LessonItem({ checked, first, children }: LessonItemProps) {
  const { ticks } = use(LessonContext)
  const inline = first?.kind === 'paragraph' ? first.inline : []
  if (checked === null)
    return (
      <li className="space-y-2">
        {drawInline(inline)}
        {children}
      </li>
    )
  return (
    <li>
      <label className="-my-1 flex items-start gap-3 py-1">
        <input type="checkbox" {...tick(ticks, plainText(inline), checked)} className={box} />
        <span>{drawInline(inline)}</span>
      </label>
      {children}
    </li>
  )
}

const tick = (ticks: Ticks | undefined, words: string, checked: boolean) =>
  ticks
    ? {
        checked: ticks.has(words),
        onChange: (event: { target: HTMLInputElement }) => ticks.set(words, event.target.checked),
      }
    : { defaultChecked: checked }

const box = 'static! mt-[0.22em] size-5! shrink-0'
