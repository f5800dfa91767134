import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FirstLessonPage, LandingPage, LegalPage } from '#features/landing/web/public.ts'
import type { Site, SiteBrand } from '../site.ts'
import type { StaticPage } from '../static-page.ts'
import { renderLesson, renderPagesForEveryone } from './prerendered/static-documents.tsx'
import { frame } from './shell/frame.ts'
import { Document } from './visitor/document.tsx'
import { OfflinePage } from './visitor/offline.page.tsx'
import { ServerErrorPage } from './visitor/server-error.page.tsx'
import { VisitorNotFoundPage } from './visitor/visitor-not-found.page.tsx'

/** Every document for visitors by its name, as HTML; the one for no network comes once for each reader. */
export function renderDocuments(site: Site): Record<string, string> {
  const documents = {
    home: home(site),
    'not-found': notFound(site),
    'server-error': serverError(site),
    ...forEveryone(site),
  }
  return Object.fromEntries(
    Object.entries(documents).map(([name, page]) => [name, `<!doctype html>${renderToStaticMarkup(page)}`]),
  )
}

export { renderLesson }

/** The lessons, and the pages for everyone as members have them, to be read before the app is there. */
export const renderMemberPages = (site: Site): StaticPage[] => [
  ...site.lessons.map((lesson) => renderLesson(site.brand, lesson)),
  ...renderPagesForEveryone(site),
]

function home({ brand, landing }: Site): ReactElement {
  return (
    <Document brand={brand} title={`${brand.name}: ${landing.tagline}`} description={landing.description} path="/">
      <LandingPage name={brand.name} landing={landing} />
    </Document>
  )
}

function notFound({ brand }: Site): ReactElement {
  return (
    <Document brand={brand} title={`404 Page Not Found · ${brand.name}`} description="There’s no page here.">
      <VisitorNotFoundPage />
    </Document>
  )
}

function serverError({ brand }: Site): ReactElement {
  return (
    <Document brand={brand} title={`Trouble · ${brand.name}`} description="We can’t show this page right now.">
      <ServerErrorPage />
    </Document>
  )
}

function forEveryone({ brand, landing: { firstLesson, counts }, legalTexts }: Site): Record<string, ReactElement> {
  const pages = [
    {
      name: 'first-lesson',
      title: firstLesson.title,
      description: firstLesson.outcome,
      content: <FirstLessonPage lesson={firstLesson} freeLessons={counts.freeLessons} />,
    },
    ...legalTexts.map((text) => ({
      name: text.name,
      title: text.title,
      description: `${text.title} of ${brand.name}, as of ${text.updated}.`,
      content: <LegalPage text={text} />,
    })),
  ]
  const documents = pages.map(({ name, title, description, content }) => [
    name,
    <Document key={name} {...{ brand, description }} title={`${title} · ${brand.name}`} path={`/${name}`}>
      <main id="main" className={frame.main}>
        {content}
      </main>
    </Document>,
  ])
  return { ...Object.fromEntries(documents), ...offline(brand) }
}

/** Kept on the device for when there is no network, which the app could not be fetched over either. */
function offline(brand: SiteBrand): Record<string, ReactElement> {
  const documents = (['visitor', 'client', 'coach'] as const).map((reader) => [
    reader === 'visitor' ? 'offline' : `offline-${reader}`,
    <Document key={reader} {...{ brand, reader }} title={`Offline · ${brand.name}`} description="You’re offline.">
      <OfflinePage />
    </Document>,
  ])
  return Object.fromEntries(documents)
}
