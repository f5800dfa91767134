import { create, insert } from './files.ts'
import { type Names, namesOf } from './names.ts'
import { mustExist, type Place, placeOf } from './place.ts'

const viewers = { members: 'client', clients: 'client', coaches: 'coach' } as const

/** `npm run new -- page coaching/messages drafts /coach/drafts coaches` */
export function newPage(where: string, name: string, path: string, who = 'members'): void {
  const place = placeOf(where)
  mustExist(place)
  if (!/^\/[\w/-]+$/.test(path)) throw new Error(`"${path}" is no address of a page without an id in it.`)
  if (!(who in viewers)) throw new Error(`"${who}" is none of ${Object.keys(viewers).join(', ')}.`)
  writePage(place, namesOf(name), path, who as keyof typeof viewers)
}

export function writePage(place: Place, page: Names, path: string, who: keyof typeof viewers): void {
  create(`${place.folder}/web/${page.kebab}.page.tsx`, pageOf(page))
  create(`${place.folder}/web/${page.kebab}.page.test.tsx`, testOf(page, path))
  enterPage(place, page, path, who)
}

export function enterPage({ folder }: Place, page: Names, path: string, who: keyof typeof viewers): void {
  const source = `#${folder.replace('src/', '')}/web/${page.kebab}.page.tsx`
  insert('src/app/pages.ts', `  { path: '${path}', name: '${page.kebab}', title: '${page.title}', ...${who} },`, {
    after: /^export const pages/,
    before: /^\]/,
  })
  insert(
    'src/app/web/pages/page-components.ts',
    `  '${page.kebab}': forAll(lazyRouteComponent(() => import('${source}'), '${page.pascal}Page')),`,
    { after: /^export const pageComponents/, before: /^\}/ },
  )
  insert('tests/journeys/browser/pages.ts', `  { name: '${page.kebab}', path: '${path}', as: '${viewers[who]}' },`, {
    after: /^export const shown/,
    before: /^\]/,
  })
}

const pageOf = ({ pascal, title }: Names) => `import { PageHeader } from '#platform/ui/page-header.tsx'

export function ${pascal}Page() {
  return <PageHeader title="${title}" />
}
`

const testOf = ({ kebab, pascal, title }: Names, path: string) => `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#tests/web/show-page.tsx'
import { ${pascal}Page } from './${kebab}.page.tsx'

afterEach(cleanup)

test('the page ${title} says what it is', async () => {
  showPage('${path}', '${path}', ${pascal}Page, {})
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy()
})
`
