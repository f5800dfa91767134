import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { carriedOf } from '../../form/page-model.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { useSign } from '../../form/web/use-sign.ts'
import { workOutPage } from '../../pages/work-out-page.ts'
import { critique } from '../critique.ts'
import type { Finding } from '../finding.ts'
import { questionsOf } from './critique.calls.ts'

/**
 * What the lesson would question in the answers as they stand: what their words give away as it is typed, and, once they are
 * saved, what the server knows from others like them. Nothing is changed.
 */
export function Questioned({ form }: { form: PageForm }) {
  const { filled, model, held } = form
  const { answers } = workOutPage(model, held, carriedOf(filled))
  const marks = new Map([...held].flatMap(([address, { mark }]) => (mark ? [[address, mark] as const] : [])))
  const { findings, unjudged, isEmpty } = critique(model, { page: model, answers, marks })
  const asked = oneForEach([...findings, ...useLikely(form, findings)])
  if (isEmpty)
    return <p className="text-sm">There’s nothing in words on this page yet, so there’s nothing to question.</p>
  return (
    <div className="space-y-4 text-sm">
      <p className="font-semibold">{headline(asked.length)}</p>
      {asked.length > 0 && (
        <ol className="space-y-4">
          {asked.map(([key, { finding, says }]) => (
            <Question key={key} finding={finding} says={[...says].join(' ')} />
          ))}
        </ol>
      )}
      <p className="text-ink-soft">{modestly(unjudged)}</p>
    </div>
  )
}

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
        <span className="font-semibold">Next test:</span> {test}
      </p>
    </li>
  )
}

const headline = (count: number) =>
  count === 0
    ? 'I found nothing to question by the lesson’s rules.'
    : `I’d question ${count === 1 ? 'one thing' : `${count} things`}. The page stays as you wrote it.`

const mostNamed = 4

function modestly(unjudged: readonly string[]): string {
  const named = unjudged.slice(0, mostNamed).join(' · ')
  const more = unjudged.length > mostNamed ? ` · and ${unjudged.length - mostNamed} more` : ''
  return `These rules see words and figures. They can’t tell whether what you wrote is true${named ? `, and they have no rule for: ${named}${more}.` : '.'}`
}
