import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Long text: headings, lists, checklists, tables and quotations inside it are set by prose.css. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('prose', className)} />
}

/** A table that scrolls sideways where it is wider than the page, by keyboard too. */
export function ProseTable({ label, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={label} tabIndex={0} className="table-frame">
      <table {...rest} />
    </section>
  )
}
