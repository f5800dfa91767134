import { Check, LockKeyhole } from 'lucide-react'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { hueOf } from '../../web/terrain-colors.ts'
import type { Module } from '../modules.contract.ts'

type StationMarkProps = { module: Module & { number: number }; hue: ReturnType<typeof hueOf> }

/** The module's number on the path, filled once it is done; the line leads on to the next. */
export function ModuleMarker({ module, hue }: StationMarkProps) {
  const { isCompleted, hasAccess, completedCount, number } = module
  const state = isCompleted ? hue.fill : completedCount > 0 ? classNames(hue.border, hue.soft) : 'bg-paper'
  return (
    <div className="flex flex-col items-center">
      <span
        className={classNames(
          'relative grid size-11 shrink-0 place-items-center rounded-full border-2 font-display text-lg font-semibold',
          hasAccess ? hue.border : 'border-line-strong text-ink-soft',
          state,
        )}
      >
        {isCompleted ? <Check aria-hidden className="size-5" /> : number}
        <span className="sr-only">{spoken(module)}</span>
        {!hasAccess && (
          <LockKeyhole
            aria-hidden
            className="absolute -right-1.5 -bottom-1.5 size-5 rounded-full border border-line-strong bg-paper p-0.5"
          />
        )}
      </span>
      <span
        aria-hidden
        className={classNames(
          'w-0 flex-1 border-l-2 group-last:hidden',
          isCompleted ? hue.border : 'border-dotted border-line-strong',
        )}
      />
    </div>
  )
}

const spoken = ({ isCompleted, hasAccess, number }: StationMarkProps['module']) =>
  isCompleted ? `Module ${number}, completed` : hasAccess ? '' : ', locked'
