import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Long text: headings, lists, checklists, tables and quotations inside it are set by prose.css. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('prose', className)} />
}
