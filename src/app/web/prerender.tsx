import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { currentUser } from '#features/identity/web/public.ts'
import { subModuleOf, subModulesOf } from '#features/journey/web/public.ts'
import { FirstLessonPage, LandingPage, LegalPage } from '#features/landing/web/public.ts'
import type { Site } from '../site.ts'
import { renderLesson } from './ahead/render-lesson.tsx'
import { Document } from './visitor/document.tsx'
import { OfflinePage } from './visitor/offline.page.tsx'
import { TroublePage } from './visitor/trouble.page.tsx'
import { VisitorNotFoundPage } from './visitor/visitor-not-found.page.tsx'

/** Every prerendered document by its name, as HTML. Those for all readers come once for each, with the bar of each. */
export function renderDocuments(site: Site): Record<string, string> {
  const documents = { home: home(site), 'not-found': notFound(site), trouble: trouble(site), ...forEveryone(site) }
  return Object.fromEntries(
    Object.entries(documents).map(([name, page]) => [name, `<!doctype html>${renderToStaticMarkup(page)}`]),
  )
}

type LessonDocument = { name: string; title: string; description: string; body: string; calls: string[] }

/** What each lesson's document holds, and what the app will ask for to draw the lesson itself. */
export const renderLessons = ({ brand, lessons }: Site): LessonDocument[] =>
  lessons.map((lesson) => {
    const { id, moduleId, title, outcome } = lesson.subModule
    const queries = [currentUser, subModuleOf(id), subModulesOf(moduleId)]
    return {
      name: `lessons/${id}`,
      title: `${title} · ${brand.name}`,
      description: outcome,
      body: renderLesson(brand, lesson),
      calls: queries.map(({ queryKey: [path] }) => String(path)),
    }
  })

function home({ brand, landing }: Site): ReactElement {
  return (
    <Document brand={brand} title={`${brand.name}: ${landing.tagline}`} description={landing.description} path="/">
      <LandingPage name={brand.name} landing={landing} />
    </Document>
  )
}

function notFound({ brand }: Site): ReactElement {
  return (
    <Document
      brand={brand}
      title={`404 Page Not Found · ${brand.name}`}
      description="There is no page at this address."
    >
      <VisitorNotFoundPage />
    </Document>
  )
}

function trouble({ brand }: Site): ReactElement {
  return (
    <Document brand={brand} title={`Trouble · ${brand.name}`} description="The server can’t make this page right now.">
      <TroublePage />
    </Document>
  )
}

function forEveryone({ brand, landing: { firstLesson, counts }, legalTexts }: Site): Record<string, ReactElement> {
  const pages = [
    {
      name: 'first-lesson',
      title: firstLesson.title,
      description: firstLesson.outcome,
      content: (isMember: boolean) => (
        <FirstLessonPage lesson={firstLesson} freeLessons={counts.freeLessons} isMember={isMember} />
      ),
    },
    {
      name: 'offline',
      title: 'Offline',
      description: 'There is no connection to the server.',
      hidden: true,
      content: () => <OfflinePage />,
    },
    ...legalTexts.map((text) => ({
      name: text.name,
      title: text.title,
      description: `${text.title} of ${brand.name}, as of ${text.updated}.`,
      content: () => <LegalPage text={text} />,
    })),
  ]
  const documents = pages.flatMap(({ name, title, description, content, hidden }) =>
    (['visitor', 'client', 'coach'] as const).map((reader) => [
      reader === 'visitor' ? name : `${name}-${reader}`,
      <Document
        key={reader}
        {...{ brand, description, reader }}
        title={`${title} · ${brand.name}`}
        {...(hidden ? {} : { path: `/${name}` })}
      >
        {content(reader !== 'visitor')}
      </Document>,
    ]),
  )
  return Object.fromEntries(documents)
}
