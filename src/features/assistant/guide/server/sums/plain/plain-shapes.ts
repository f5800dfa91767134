import type { Shape } from '../facts.ts'
import { comingAndGoing } from './coming-and-going.ts'
import { fromTo, partOf } from './from-to.ts'
import { beforeTax, keptOfMargin, spreadOver } from './known-parts.ts'
import { salesList } from './sales-list.ts'
import { statedRate } from './stated-rate.ts'

/** Sums whose words leave no other reading, before any reader that puts amounts together by what each is. */
export const plainShapes: readonly Shape[] = [
  salesList,
  partOf,
  fromTo,
  comingAndGoing,
  statedRate,
  beforeTax,
  spreadOver,
  keptOfMargin,
]
