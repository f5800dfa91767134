import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FirstLessonPage, LandingPage, LegalPage } from '#features/landing/web/public.ts'
import type { Site } from '../site.ts'
import { Document } from './visitor/document.tsx'
import { VisitorNotFoundPage } from './visitor/visitor-not-found.page.tsx'

/** Every prerendered document by its name, as HTML. Those for all readers come twice, since a member's bar leads home. */
export function renderDocuments(site: Site): Record<string, string> {
  const documents = { home: home(site), 'not-found': notFound(site), ...forEveryone(site) }
  return Object.fromEntries(
    Object.entries(documents).map(([name, page]) => [name, `<!doctype html>${renderToStaticMarkup(page)}`]),
  )
}

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
    ...legalTexts.map((text) => ({
      name: text.name,
      title: text.title,
      description: `${text.title} of ${brand.name}, as of ${text.updated}.`,
      content: () => <LegalPage text={text} />,
    })),
  ]
  const documents = pages.flatMap(({ name, title, description, content }) =>
    (['visitor', 'member'] as const).map((reader) => [
      reader === 'visitor' ? name : `${name}-member`,
      <Document key={reader} {...{ brand, description, reader }} title={`${title} · ${brand.name}`} path={`/${name}`}>
        {content(reader === 'member')}
      </Document>,
    ]),
  )
  return Object.fromEntries(documents)
}
