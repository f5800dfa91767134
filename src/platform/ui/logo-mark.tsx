import { classNames } from './styles/class-names.ts'

/** The brand's mark, whose symbol every document holds. Decoration: the name stands beside it. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('shrink-0', className)}>
      <use href="#logo" />
    </svg>
  )
}
