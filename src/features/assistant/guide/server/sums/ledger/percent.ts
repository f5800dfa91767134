import { type Worked, worked } from '../facts.ts'
import { over, type Term } from '../terms.ts'
import { flowOf, netOf, sumUp } from './flow.ts'
import type { Ledger } from './ledger.ts'

/** Margin, markup, or what part one sum is of another. */
export function percentOfSums(ledger: Ledger): Worked | undefined {
  if (ledger.percents('margin', 'markup').length > 0) return undefined
  const flow = flowOf(ledger)
  const [comes, goes, net] = flow ? [sumUp(flow.comesIn), sumUp(flow.goesOut), netOf(flow)] : []
  if (!comes || !goes || !net) return undefined
  const line = (top: Term, under: Term, label: string) => [over(top, under), { isPercent: true, label }] as const
  const margin = line(net, comes, 'Margin, of the price')
  const markup = line(net, goes, 'Markup, on the cost')
  const share = line(goes, comes, 'Of what comes in')
  if (ledger.asks(/\bmark-?up\b/)) return worked([markup, margin])
  if (ledger.asks(/\bmargin\b/)) return worked([margin, markup])
  return ledger.asks(/\b(?:percent|%) of\b|\bcosts? in (?:percent|%)/) ? worked([share, margin]) : undefined
}
