import { currentUser } from '#features/identity/web/public.ts'
import type { LessonData } from '#features/journey/lessons/lessons.contract.ts'
import { StaticLesson } from '#features/journey/lessons/web/static-lesson.tsx'
import { subModuleOf, subModulesOf } from '#features/journey/web/public.ts'
import { firstLesson, LegalPage, legalTextOf, MemberFirstLesson } from '#features/landing/web/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { Site } from '../../site.ts'
import type { PageBrand, StaticPage } from '../../static-page.ts'
import { renderStatic } from './render-static.tsx'

const pathsOf = (queries: readonly { queryKey: readonly unknown[] }[]) =>
  [currentUser, ...queries].map(({ queryKey: [path] }) => String(path))

/** A lesson, for the members whose tier opens it. */
export function renderLesson(brand: PageBrand, lesson: LessonData): StaticPage {
  const { id, moduleId, title, outcome } = lesson.subModule
  const path = lessonPath(lesson.subModule)
  return {
    name: `lessons/${id}`,
    title: `${title} · ${brand.name}`,
    description: outcome,
    body: renderStatic({ brand, path, role: 'client', page: <StaticLesson {...lesson} /> }),
    source: 'src/app/web/pages/sub-module.page.tsx',
    calls: pathsOf([subModuleOf(id), subModulesOf(moduleId)]),
  }
}

const roles = ['client', 'coach'] as const

/** The pages for everyone, for those who are signed in: in the app, with the whole bar. */
export function renderPagesForEveryone({ brand, landing, legalTexts }: Site): StaticPage[] {
  const lesson = landing.firstLesson
  return roles.flatMap((role) => {
    const pages = [
      {
        name: 'first-lesson',
        title: lesson.title,
        description: lesson.outcome,
        page: <MemberFirstLesson lesson={lesson} isClient={role === 'client'} />,
        call: firstLesson,
      },
      ...legalTexts.map((text) => ({
        name: text.name,
        title: text.title,
        description: `${text.title} of ${brand.name}, as of ${text.updated}.`,
        page: <LegalPage text={text} />,
        call: legalTextOf(text.name),
      })),
    ]
    return pages.map(({ name, title, description, page, call }) => ({
      name: `${name}-${role}`,
      title: `${title} · ${brand.name}`,
      description,
      body: renderStatic({ brand, path: `/${name}`, role, page }),
      source: 'src/features/landing/web/text-pages.tsx',
      calls: pathsOf([call]),
    }))
  })
}
