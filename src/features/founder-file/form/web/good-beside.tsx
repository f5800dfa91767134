import { useQuery } from '@tanstack/react-query'
import { subModuleOf } from '#features/journey/web/public.ts'
import type { Block } from '#features/program/lesson.ts'
import { LessonBody } from '#features/program/web/public.ts'

/** What good looks like, from the lesson, in the margin of the form while one fills it in. The lesson itself says it below. */
export function GoodBeside({ subModuleId }: { subModuleId: string }) {
  const { data } = useQuery(subModuleOf(subModuleId))
  const lesson: readonly Block[] = data?.lesson ?? []
  const good = lesson.find((block) => block.kind === 'box' && block.name === 'good')
  if (good?.kind !== 'box') return null
  return (
    <aside
      aria-labelledby="good-beside"
      className="absolute inset-y-0 start-full ms-5 w-52 print:hidden [&_p]:text-sm [&_li]:text-sm [&_table]:text-xs [&_td]:px-1! [&_th]:px-1!"
    >
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto border-s-2 border-success ps-3"
      >
        <h3 id="good-beside" className="mb-2 text-base">
          What good looks like
        </h3>
        <LessonBody lesson={good.blocks} />
      </div>
    </aside>
  )
}
