import { useState } from 'react'
import { tierName } from '#features/membership/membership.rules.ts'
import { numberText } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { FigureTable } from '../../web/figure-table.tsx'
import type { StoppingLesson } from '../stopping.contract.ts'
import { Mark } from './mark.tsx'
import { share } from './share.ts'

/** So many at first: a program has a hundred lessons. */
const few = 20

const orders = { program: 'As in the program', stopped: 'Where most stop', asked: 'What most asked about' } as const
type Order = keyof typeof orders
const isOrder = (text: string): text is Order => text in orders

/** A row for each lesson, in the order that is asked for. */
export function StoppingLessons({ lessons }: { lessons: readonly StoppingLesson[] }) {
  const [order, setOrder] = useState<Order>('program')
  const [isWhole, setWhole] = useState(false)
  const sorted = order === 'program' ? lessons : lessons.toSorted((a, b) => b[order] - a[order])
  const shown = isWhole ? sorted : sorted.slice(0, few)
  return (
    <>
      <SelectField
        className="mb-6 max-w-60"
        label="Order"
        value={order}
        onChange={({ target }) => setOrder(isOrder(target.value) ? target.value : 'program')}
      >
        {Object.entries(orders).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </SelectField>
      <FigureTable
        isDense
        caption="How many keep going, by lesson"
        heads={['Lesson', 'Reached', 'Opened', 'Begun', 'Finished', 'Stopped here', 'Median days', 'Asked about it']}
        rows={shown.map((lesson) => ({
          key: lesson.id,
          cells: [
            <LessonName key="name" {...lesson} />,
            numberText(lesson.reached),
            numberText(lesson.opened),
            lesson.begun === null ? '–' : numberText(lesson.begun),
            numberText(lesson.finished),
            `${numberText(lesson.stopped)} (${share(lesson.stopped, lesson.reached)})`,
            lesson.medianDays === null ? '–' : numberText(lesson.medianDays),
            numberText(lesson.asked),
          ],
        }))}
      />
      {shown.length < sorted.length && (
        <Button variant="secondary" className="mt-6" onClick={() => setWhole(true)}>
          Show all {numberText(sorted.length)} lessons
        </Button>
      )}
      <dl className="mt-6 grid max-w-prose gap-x-4 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
        {meanings.map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function LessonName({ title, moduleTitle, tier, change }: StoppingLesson) {
  return (
    <>
      {title}
      <span className="block font-normal text-ink-soft">
        {moduleTitle}
        {tier !== 'starter' && `, ${tierName[tier]}`}
      </span>
      {change && <Mark {...change} />}
    </>
  )
}

const meanings: readonly (readonly [string, string])[] = [
  ['Reached', 'Finished all before it, or began it anyway.'],
  ['Opened', 'Came to its page, or did something in it.'],
  ['Begun', 'Finished it or wrote on its page. A lesson without a page shows a dash.'],
  ['Median days', 'From finishing the lesson before.'],
  [
    'Asked about it',
    'The assistant answered them with this lesson, in a conversation they still have. What they asked stays theirs.',
  ],
  ['Changed', 'The day its text became another one. In the days above it stands where its module begins.'],
]
