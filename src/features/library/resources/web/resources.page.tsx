import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useLibraryAddress } from '../../web/use-library-address.ts'
import { allResources } from '../resources.rules.ts'
import { FeaturedResources } from './featured-resources.tsx'
import { LibrarySearch } from './library-search.tsx'
import { FeaturedSkeleton, RowsSkeleton } from './library-skeleton.tsx'
import { NextResources, useNextResources } from './next-resources.tsx'
import { ResourceList } from './resource-list.tsx'
import { featured, resources } from './resources.calls.ts'

const ResourceDialog = lazy(() =>
  import('./resource-dialog.tsx').then((module) => ({ default: module.ResourceDialog })),
)

/** The resource library: searched by words or category, previewed in place, downloaded and rated. */
export function ResourcesPage() {
  const { category, search, open, cameByOldLink, close } = useLibraryAddress()
  const isWhole = category === allResources && search === ''
  const next = useNextResources()
  usePrefetchQuery(resources(category, search))
  return (
    <>
      <PageHeader
        title="Resource Library"
        lead="Sheets to fill in, videos to watch, case studies with every number shown. Lessons hand them to you when you need them; they’re all here too."
      />
      <LibrarySearch />
      {isWhole && next.isPending ? (
        <div className="mt-10">
          <RowsSkeleton />
        </div>
      ) : (
        <>
          {isWhole && <NextResources {...next} />}
          {isWhole && <Featured />}
          <ResourceList />
        </>
      )}
      {open && (
        <Suspense>
          <ResourceDialog key={open} resourceId={open} cameByOldLink={cameByOldLink} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Only a shortcut: if it fails, the list below still has everything. */
function Featured() {
  const { data, error } = useQuery(featured)
  if (error) return null
  return data ? <FeaturedResources resources={data} /> : <FeaturedSkeleton />
}
