// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FirstLessonPage, MemberFirstLesson } from './first-lesson.page.tsx'

afterEach(cleanup)

const text = (words: string) => ({ kind: 'paragraph' as const, inline: [words] })
const lesson: Parameters<typeof FirstLessonPage>[0]['lesson'] = {
  path: '/modules/m/submodules/l',
  title: 'Ten numbers',
  outcome: 'A baseline.',
  minutes: { read: 6, desk: 24, field: 0 },
  moduleTitle: 'Founder baseline',
  blocks: [
    text('Before it.'),
    {
      kind: 'box' as const,
      name: 'exercise' as const,
      title: 'Fill it in',
      business: null,
      blocks: [text('In the sheet below, …')],
    },
  ],
}

test('before the exercise a visitor is told where its sheet is, and at the end what to bring', () => {
  const { container } = render(<FirstLessonPage lesson={lesson} freeLessons={34} />)
  expect(container.textContent).toMatch(
    /Before it\.This exercise has a page of its own, which opens with a free account\. Paper does too\..*In the sheet below/,
  )
  expect(screen.getByText(/^34 lessons like this are free\. Bring what you wrote/)).toBeTruthy()
})

test('a member is told that it is in the program', () => {
  const { container } = render(<MemberFirstLesson lesson={lesson} isClient />)
  expect(container.textContent).toMatch(/The page of this exercise is in the program\..*In the sheet below/)
})
