import { type ReactNode, use } from 'react'
import type { Block } from '../lesson.ts'
import { drawInline } from './draw-inline.tsx'
import { LessonContext, type Ticks } from './lesson-context.ts'

type LessonItemProps = {
  checked: boolean | null
  itemKey: string | undefined
  first: Block | undefined
  children: ReactNode
}

/** One list item; a task item is a real checkbox. */
export function LessonItem({ checked, itemKey, first, children }: LessonItemProps) {
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
        <input type="checkbox" {...tick(ticks, itemKey, checked)} className={box} />
        <span>{drawInline(inline)}</span>
      </label>
      {children}
    </li>
  )
}

const tick = (ticks: Ticks | undefined, key: string | undefined, checked: boolean) =>
  ticks && key !== undefined
    ? {
        checked: ticks.has(key),
        disabled: !ticks.isOpen,
        onChange: (event: { target: HTMLInputElement }) => ticks.set(key, event.target.checked),
      }
    : { defaultChecked: checked }

const box = 'static! mt-[0.22em] size-5! shrink-0'
