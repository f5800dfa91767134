import type { Call } from './calls.ts'
import { create, importPath, insert } from './files.ts'
import { type Names, namesOf } from './names.ts'
import { mustExist, type Place, placeOf } from './place.ts'

/** As whom journeys look at a page; coaches of their stages sit at the operator’s desk too. */
const viewers = { members: 'client', clients: 'client', coaches: 'coach', operators: 'coach' } as const

const desk = 'src/features/operator'

/** `npm run new -- page coaching/messages drafts /coach/drafts coaches` */
export function newPage(where: string, name: string, path: string, who = 'members'): void {
  const place = placeOf(where)
  mustExist(place)
  if (!/^\/[\w/-]+$/.test(path)) throw new Error(`"${path}" is no address of a page without an id in it.`)
  if (!(who in viewers)) throw new Error(`"${who}" is none of ${Object.keys(viewers).join(', ')}.`)
  // Whose it is, is said by the address, and no other feature may import the desk's bar.
  const isOfDesk = who === 'operators'
  if (isOfDesk !== path.startsWith('/operator/') || isOfDesk !== (place.feature.kebab === 'operator'))
    throw new Error('Pages for operators, and no others, are in the feature operator and begin with /operator/.')
  writePage(place, namesOf(name), { path, who: who as keyof typeof viewers })
}

type Shown = { path: string; who: keyof typeof viewers; call?: Call }

/** With a call, the page shows what it answers. */
export function writePage(place: Place, page: Names, shown: Shown): void {
  const source = `${place.folder}/web/${page.kebab}.page.tsx`
  create(source, shown.call ? readingPageOf(page, source, shown.call) : pageOf(page, headerOf(source, shown)))
  create(`${place.folder}/web/${page.kebab}.page.test.tsx`, testOf(page, shown))
  enterPage(place, page, shown)
}

function enterPage({ folder }: Place, page: Names, { path, who }: Shown): void {
  const source = `#${folder.replace('src/', '')}/web/${page.kebab}.page.tsx`
  insert(
    'src/app/pages.ts',
    `  { path: '${path}', name: '${page.kebab}', title: '${page.title}', ...${who === 'operators' ? 'desk' : who} },`,
    {
      after: /^export const pages/,
      before: /^\]/,
    },
  )
  insert(
    'src/app/web/pages/page-components.ts',
    `  '${page.kebab}': forAll(lazyRouteComponent(() => import('${source}'), '${page.pascal}Page')),`,
    { after: /^export const pageComponents/, before: /^\}/ },
  )
  insert('tests/journeys/browser/pages.ts', `  { name: '${page.kebab}', path: '${path}', as: '${viewers[who]}' },`, {
    after: /^export const shown/,
    before: /^\]/,
  })
  if (who === 'operators')
    insert(`${desk}/desk-places.ts`, `  { to: '${path}', label: '${page.title}' },`, {
      after: /^export const deskPlaces/,
      before: /^\]/,
    })
}

type Header = { name: string; from: string }

/** Pages of the desk have its bar above them. */
const headerOf = (source: string, { who }: Shown): Header =>
  who === 'operators'
    ? { name: 'DeskHeader', from: importPath(source, `${desk}/web/desk-header.tsx`) }
    : { name: 'PageHeader', from: '#platform/ui/page-header.tsx' }

const pageOf = ({ pascal, title }: Names, { name, from }: Header) => `import { ${name} } from '${from}'

export function ${pascal}Page() {
  return <${name} title="${title}" />
}
`

const readingPageOf = (
  { pascal, title }: Names,
  source: string,
  { name, file }: Call,
) => `import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import { ${name} } from '${importPath(source, file)}'

export function ${pascal}Page() {
  const dates = useDates()
  const { data, error, refetch } = useQuery(${name})
  if (error) return <LoadFailure title="${title} didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <PageHeader title="${title}" lead={dates.date(data.on)} />
}
`

const testOf = ({ kebab, pascal, title }: Names, { path, call }: Shown) => `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
${call ? "import { answer } from '#tests/web/answers.ts'\n" : ''}import { showPage } from '#tests/web/show-page.tsx'
import { ${pascal}Page } from './${kebab}.page.tsx'

afterEach(cleanup)

test('the page ${title} says what it is', async () => {
  showPage('${path}', '${path}', ${pascal}Page, ${call ? `answer('${call.address}', { on: '2026-03-02' })` : '{}'})
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy()
})
`
