import { isNumeric } from '../../../src/features/founder-file/worksheets/kinds.ts'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Place } from '../../../src/features/founder-file/worksheets/places.ts'
import { rangeOf, rangeOfMetric } from '../../../src/features/founder-file/worksheets/ranges.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'

const mostRequired = 20

/** How much a page asks for, and that what it names outside of itself is there. */
export function needFaults(page: Worksheet, content: Content): Fault[] {
  const fault = (key: string, says: string) => pageFault(content, page, key, says)
  return [
    ...amount(page, fault),
    ...outside(page, content, fault),
    ...page.places.flatMap((place) => single(place, content, fault)),
  ]
}

type Make = (key: string, says: string) => Fault

function amount(page: Worksheet, fault: Make): Fault[] {
  const required = page.places.filter(({ required }) => required).length
  if (required > mostRequired)
    return [
      fault(
        'id',
        `asks for ${required} required fields; at most ${mostRequired} are allowed, and 8 are enough for most pages.`,
      ),
    ]
  return required === 0 && page.done.length === 0
    ? [fault('id', 'nothing is required and done: has no rule, so the page would be done while it is empty.')]
    : []
}

function outside(page: Worksheet, { library, cast }: Content, fault: Make): Fault[] {
  const { business, currency, day } = page.example
  const known = cast[business]
  const resource = page.resource === undefined || library.resourceById.has(page.resource)
  return [
    ...(resource
      ? []
      : [fault('resource', `resource: there is no resource ${page.resource}. Leave the line out, or name one.`)]),
    ...(known ? [] : [fault('example', `example: there is no business ${business} in docs/cast.yaml.`)]),
    ...(known && currency !== known.currency
      ? [
          fault(
            'example',
            `example: ${business} counts in ${known.currency}. Write currency: ${known.currency} behind it.`,
          ),
        ]
      : []),
    ...(known?.stops !== undefined && day !== undefined && day > known.stops
      ? [
          fault(
            'example',
            `example: ${business} stops on day ${known.stops}. Take another business, or an earlier day.`,
          ),
        ]
      : []),
  ]
}

function single(
  { address, kind, range, choices, mark, metric, formula, from }: Place,
  { worksheets }: Content,
  fault: Make,
): Fault[] {
  const key = address.split('.').at(-1) ?? address
  const measured = formula === undefined ? worksheets.metrics.find((one) => one.key === metric) : undefined
  const rules: [boolean, string][] = [
    [
      measured !== undefined && isNumeric(kind) && rangeOfMetric(measured) !== rangeOf(kind, range),
      `feeds ${metric}, whose range is ${measured && rangeOfMetric(measured)}, and its own is ${rangeOf(kind, range)}. Write the same.`,
    ],
    [kind === 'choice' && choices === undefined, 'is a choice without choices. Name at least two.'],
    [kind !== 'choice' && choices !== undefined, `has choices, but its kind is ${kind}. Write kind: choice.`],
    [mark !== undefined && !isNumeric(kind), `has a mark, but ${kind} can be neither counted nor guessed.`],
    [
      metric !== undefined && !worksheets.metrics.some((one) => one.key === metric),
      `metric: there is no ${metric} in metrics.yaml.`,
    ],
    [metric !== undefined && !isNumeric(kind), `feeds ${metric}, but ${kind} is no number.`],
    [formula !== undefined && from.length > 0, 'has both formula and from. A value comes from one of them.'],
  ]
  return rules.filter(([broken]) => broken).map(([, says]) => fault(key, `${address}: ${says}`))
}
