import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { numberText } from '#platform/format/numbers.ts'
import { carriedOf } from '../../form/page-model.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { useSign } from '../../form/web/use-sign.ts'
import { workOutPage } from '../../pages/work-out-page.ts'
import { critique } from '../critique.ts'
import type { Finding } from '../finding.ts'
import { whatIsGood } from '../what-is-good.ts'
import { questionsOf } from './critique.calls.ts'

/**
 * What the lesson would question in the answers as they stand: what their words give away as it is typed, and, once they are
 * saved, what the server knows from others like them. Nothing is changed.
 */
export function Questioned({ form }: { form: PageForm }) {
  const { model, held } = form
  const { answers } = workOutPage(model, held, carriedOf(form.filled))
  const marks = new Map([...held].flatMap(([address, { mark }]) => (mark ? [[address, mark] as const] : [])))
  const filled = { page: model, answers, marks }
  const { findings, unjudged, isEmpty } = critique(model, filled)
  const all = [...findings, ...useLikely(form, findings)]
  const { first, more } = twoFirst(oneForEach(all))
  if (isEmpty) return <p className="text-sm">There’s nothing on this page yet, so there’s nothing to question.</p>
  const good = whatIsGood(model, filled, all)
  return (
    <div className="space-y-4 text-sm">
      {/* Where it stands is read out: the headline is, and what changes at each key is not. */}
      {good && <p aria-live="off">{good}</p>}
      <p className="font-semibold">{headline(first.length)}</p>
      <div aria-live="off" className="space-y-4">
        <Questions asked={first} />
        {more.length > 0 && (
          <details>
            <summary className="w-fit cursor-pointer py-2 font-semibold">More ({numberText(more.length)})</summary>
            <div className="mt-2">
              <Questions asked={more} />
            </div>
          </details>
        )}
        <p className="text-ink-soft">{modestly(unjudged)}</p>
      </div>
    </div>
  )
}

type Asked = ReturnType<typeof oneForEach>

const atOnce = 2

/** The most useful: figures that can’t be, then what is doubted for the most reasons; of one answer one question. */
function twoFirst(asked: Asked): { first: Asked; more: Asked } {
  const weight = ({ finding: { doubt }, says }: Asked[number][1]) => (doubt === 'figure' ? 10 : says.size)
  const byUse = asked.toSorted(([, one], [, other]) => weight(other) - weight(one))
  const isNew = ([, { finding }]: Asked[number], index: number) =>
    byUse.findIndex(([, other]) => other.finding.address === finding.address) === index
  const first = byUse.filter(isNew).slice(0, atOnce)
  return { first, more: byUse.filter((one) => !first.includes(one)) }
}

const Questions = ({ asked }: { asked: Asked }) =>
  asked.length > 0 && (
    <ol className="space-y-4">
      {asked.map(([key, { finding, says }]) => (
        <Question key={key} finding={finding} says={[...says].join(' ')} />
      ))}
    </ol>
  )

/** Of what the server questions, what was neither changed since nor found here. Without a network there is nothing. */
function useLikely(form: PageForm, here: readonly Finding[]): Finding[] {
  const sign = useSign(form)
  const { data, refetch } = useQuery({ ...questionsOf(form.filled.page.id), enabled: false })
  useEffect(() => {
    if (sign === 'saved') void refetch()
  }, [sign, refetch])
  const known = new Set(here.map(({ address, doubt }) => `${address} ${doubt}`))
  const texts = [...form.held.values()].map(({ value }) => (typeof value === 'string' ? value : ''))
  return (data?.findings ?? []).filter(
    ({ address, doubt, quote }) => !known.has(`${address} ${doubt}`) && texts.some((text) => text.includes(quote)),
  )
}

/** What is doubted in one answer for several reasons is asked about once. */
function oneForEach(findings: readonly Finding[]) {
  const asked = new Map<string, { finding: Finding; says: Set<string> }>()
  for (const finding of findings) {
    const key = [finding.address, finding.quote, finding.test].join('\n')
    const before = asked.get(key)
    if (before) before.says.add(finding.says)
    else asked.set(key, { finding, says: new Set([finding.says]) })
  }
  return [...asked]
}

function Question({ finding: { label, quote, test }, says }: { finding: Finding; says: string }) {
  return (
    <li className="space-y-1 border-s-2 border-line ps-4">
      <p className="text-ink-soft">{label}</p>
      {quote && (
        <blockquote className="wrap-anywhere font-text italic">“{quote.replace(/^[“"]|[”"]$/g, '')}”</blockquote>
      )}
      <p>{says}</p>
      <p>
        <span className="font-semibold">Try this:</span> {test}
      </p>
    </li>
  )
}

function headline(count: number): string {
  if (count === 0) return 'I found nothing to question by the lesson’s rules.'
  return count === 1 ? 'One thing to look at again:' : 'Two things to look at again:'
}

const mostNamed = 4

function modestly(unjudged: readonly string[]): string {
  const named = unjudged.slice(0, mostNamed).join(' · ')
  const more = unjudged.length > mostNamed ? ` · and ${unjudged.length - mostNamed} more` : ''
  return `Your page stays as you wrote it. These rules see words and figures, and can’t tell whether they’re true${named ? `. They have no rule for: ${named}${more}.` : '.'}`
}
