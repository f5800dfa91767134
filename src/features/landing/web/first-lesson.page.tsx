import type { FirstLesson } from '../landing.ts'
export function FirstLessonPage({ lesson, isMember = false }: { lesson: FirstLesson; isMember?: boolean }) {
  return (
    <main id="main">
      <h1>{lesson.title}</h1>
      {isMember}
    </main>
  )
}
